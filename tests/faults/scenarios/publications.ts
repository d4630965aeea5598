import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { openForm, viewOf } from '../../../server/desk/editor/edit-view.ts';
import { createCode } from '../../../server/desk/sign-in/codes.ts';
import { openDeskKey } from '../../../server/desk/sign-in/desk-key.ts';
import { readFile } from '../../../server/editor/file-text.ts';
import { openStore, type StorePlace } from '../../../server/store/store.ts';
import { type Instance, type Settings, settingsFor, startInstance } from '../../harness/contact/instance.ts';
import { openPostgresStorage } from '../../harness/contact/storage.ts';
import { twoFreePorts } from '../../harness/free-port.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { fieldsOf } from '../../harness/unit/sent-fields.ts';
import { until } from '../../harness/until.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const FILE = 'messages.yaml';
const PART = 'requestProblems';
const PATH = `content/${FILE}`;
/** An address that answers with a text of the file. */
const SAYING = '/api/v2/none';
const KILLS = { full: 200, short: 6 };

/** A text of the content is published again and again by a server that is killed at any moment of it. */
export const publications: readonly Scenario[] = [
  { name: 'publishing, kill -9, SQLite', run: (context) => publishAndKill(context, {}, 1) },
  {
    name: 'publishing, kill -9, PostgreSQL ×2',
    run: async (context) => publishAndKill(context, (await openPostgresStorage(context)).settings, 2),
  },
];

async function publishAndKill(context: RunContext, storage: Settings, count: number): Promise<Outcome> {
  const settings = settingsFor(context, storage);
  const ports = (await twoFreePorts()).slice(0, count);
  const start = (port: number) => startInstance(context, { ...settings, PORT: `${port}` });
  const servers = await Promise.all(ports.map(start));
  const cookie = await signIn(servers[0] as Instance, settings as unknown as StorePlace);
  const problems: string[] = [];
  const tally = { acknowledged: 0, published: 0 };
  const rounds = context.short ? KILLS.short : KILLS.full;
  let publicationMs = 0;
  for (let round = 1; round <= rounds; round += 1) {
    context.progress(`kill ${round} of ${rounds}`);
    const isAnswered = round % 2 === 1;
    const slot = Math.ceil(round / 2) % count;
    const publisher = servers[slot] as Instance;
    const before = await read(publisher);
    const wanted = `Nada aquí, ${round}.`;
    const begun = performance.now();
    const sent = publish(publisher, cookie, before, wanted);
    // Right after its answer, then, on the same server, at any moment before it: as long as the last one took.
    await Promise.race([sent, ...(isAnswered ? [] : [sleep(context.random() * publicationMs)])]);
    if (isAnswered) publicationMs = performance.now() - begun;
    await publisher.stop('SIGKILL');
    const isAcknowledged = await sent;
    servers[slot] = await start(ports[slot] as number);
    const after = await read(servers[slot]);
    if (after !== before && after !== wanted) problems.push(`round ${round}: neither the old text nor the new one`);
    if (isAcknowledged && after !== wanted) problems.push(`round ${round}: acknowledged and lost`);
    for (const server of servers) await until('every server says the same', async () => (await read(server)) === after);
    tally.acknowledged += Number(isAcknowledged);
    tally.published += Number(after === wanted);
  }
  if (tally.acknowledged === 0) problems.push('no publication was acknowledged before its kill');
  const notes = `${rounds} kills, ${tally.published} published, ${tally.acknowledged} of them acknowledged`;
  return { problems, notes };
}

const BROWSER = { host: 'tilo.example', origin: 'https://tilo.example', 'x-forwarded-proto': 'https' };

async function signIn({ address }: Instance, place: StorePlace): Promise<string> {
  await using store = await openStore(place);
  const { code } = await createCode({ store, key: openDeskKey(store) }, undefined, Date.now());
  const response = await post(address + deskRoutes.signIn, { codigo: code });
  return response.headers.getSetCookie().join().split(';')[0] ?? '';
}

const post = (url: string, fields: Readonly<Record<string, string>>, cookie = '') =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...BROWSER, cookie },
    body: new URLSearchParams(fields),
  });

/** What a server says now. */
async function read({ address }: Instance): Promise<string> {
  return (await (await fetch(address + SAYING)).json()).error;
}

/** Publishes another text over the one that is published; true once the server has acknowledged it. */
async function publish({ address }: Instance, cookie: string, before: string, wanted: string): Promise<boolean> {
  const base = readFileSync(PATH, 'utf8').replace(/^( *notFound: ).*$/m, `$1${JSON.stringify(before)}`);
  const shown = viewOf(openForm(PATH, PART), { path: PATH, part: PART, base, ...readFile(PATH, base) });
  const fields = { ...fieldsOf(shown), [`${PART}.notFound`]: wanted, [FORM_FIELDS.button]: 'publicar' };
  const sent = post(address + deskRoutes.contentFile(FILE, PART), fields, cookie);
  return sent.then(
    (response) => response.status === 303 && (response.headers.get('location') ?? '').includes('publicado'),
    () => false,
  );
}
