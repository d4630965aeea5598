import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from '../../harness/bench.ts';
import { type ContactSite, openContactSite } from '../../harness/contact/contact-site.ts';
import { type Settings, settingsFor, startInstance } from '../../harness/contact/instance.ts';
import type { Ledger } from '../../harness/contact/ledger.ts';
import { type ContactStorage, openPostgresStorage } from '../../harness/contact/storage.ts';
import { sqliteReader } from '../../harness/contact/store-reader.ts';
import { newVisit } from '../../harness/contact/visit.ts';
import { until } from '../../harness/until.ts';
import { postForm } from '../form-visit.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const run = promisify(execFile);
const TOOL = resolve('server/leads-cli/main.ts');
const CLIENTS = 8;
const BEFORE = { full: 1_000, short: 60 };
/** The copy is taken in the middle of the load, which goes on until some more were taken after it. */
const AFTER = 30;

/** How a copy is taken and put back, by the store. */
type Kind = {
  readonly copy: string;
  readonly open: (bench: Bench) => Promise<ContactStorage> | undefined;
  /** Puts the copy in `folder` back somewhere else, as docs/leads.md says. */
  readonly restore: (bench: Bench, folder: string) => Promise<ContactStorage>;
};

const sqlite: Kind = {
  copy: 'contact.sqlite',
  open: () => undefined,
  restore: async (bench, folder) => {
    const dataDir = bench.tempFolder();
    copyFileSync(join(folder, 'contact.sqlite'), join(dataDir, 'contact.sqlite'));
    return { settings: { DATA_DIR: dataDir }, reader: sqliteReader(dataDir) };
  },
};

const postgres: Kind = {
  copy: 'copia.dump',
  open: openPostgresStorage,
  restore: async (bench, folder) => {
    const elsewhere = await openPostgresStorage(bench);
    const [, command = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync('docs/leads.md', 'utf8')) ?? [];
    await run('sh', ['-c', command], { cwd: folder, env: { ...elsewhere.settings, PATH: process.env['PATH'] } });
    return elsewhere;
  },
};

/** A copy taken while visitors write, put back on another machine: everyone who was told «taken» before is in it. */
export const restoreDrills: readonly Scenario[] = [
  { name: 'restore drill, SQLite', run: (bench) => drill(bench, sqlite) },
  { name: 'restore drill, PostgreSQL', run: (bench) => drill(bench, postgres) },
];

async function drill(bench: Bench, kind: Kind): Promise<Outcome> {
  const storage = await kind.open(bench);
  const site = await openContactSite(bench, { ...(storage && { storage }) });
  const { ledger, settings } = site;
  const load = keepWriting(site);
  const taken = () => ledger.acknowledged.size;
  await until('there is something to copy', () => taken() >= (bench.short ? BEFORE.short : BEFORE.full));
  const promised = [...ledger.acknowledged.values()];
  const folder = bench.tempFolder();
  await takeCopy(join(folder, kind.copy), settings);
  const during = taken() - promised.length;
  await until('visitors went on', () => taken() >= promised.length + during + AFTER);
  await load.stop();

  const found = await readRestored(bench, await kind.restore(bench, folder), ledger);
  const lost = promised.filter((reference) => !found.has(reference)).length;
  if (lost > 0) ledger.complain(`${lost} that were acknowledged before the copy are not in it`);
  const more = found.size - (promised.length - lost);
  const notes = `${promised.length} acknowledged before the copy, ${during} during it, of which it has ${more} as well`;
  return { acknowledged: promised.length, delivered: promised.length - lost, lost, notes, problems: ledger.problems };
}

/** Visitors who write, one form after the other, until they are stopped. */
function keepWriting({ ledger, address }: ContactSite): { stop: () => Promise<unknown> } {
  let writing = true;
  const visitor = async () => {
    while (writing) {
      const visit = newVisit();
      const answer = await postForm(address, visit);
      if (answer.status === 303) ledger.note(visit, answer);
      else ledger.complain(`a good form was answered ${answer.status}`);
    }
  };
  const load = Promise.all(Array.from({ length: CLIENTS }, visitor));
  const stop = () => {
    writing = false;
    return load;
  };
  return { stop };
}

/** The references in a store that was put back, once a server on it says that it is ready. */
async function readRestored(bench: Bench, { settings, reader }: ContactStorage, ledger: Ledger): Promise<Set<string>> {
  const server = await startInstance(bench, settingsFor(bench, { ...settings, MAIL_TRANSPORT: 'file' }));
  const ready = await fetch(`${server.address}/readyz`);
  if (ready.status !== 200) ledger.complain(`the server on the copy is not ready: ${await ready.text()}`);
  const rows = await reader.read<{ reference: string }>('select reference from lead');
  return new Set(rows.map(({ reference }) => reference));
}

/** As the owner does: with the tool, while the server runs. */
async function takeCopy(file: string, { DATA_DIR = '', DATABASE_URL = '' }: Settings): Promise<void> {
  await run(process.execPath, [TOOL, 'backup', file], { env: { PATH: process.env['PATH'], DATA_DIR, DATABASE_URL } });
}
