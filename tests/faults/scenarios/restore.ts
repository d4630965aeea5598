import { execFile } from 'node:child_process';
import { copyFileSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { newMessage } from '../../harness/contact/contact-message.ts';
import { openContactSite } from '../../harness/contact/contact-site.ts';
import { type Settings, settingsFor, startInstance } from '../../harness/contact/instance.ts';
import type { Ledger } from '../../harness/contact/ledger.ts';
import { type ContactStorage, openPostgresStorage } from '../../harness/contact/storage.ts';
import { sqliteReader } from '../../harness/contact/store-reader.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import { keepPosting, postForm } from '../form-post.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const run = promisify(execFile);
const TOOL = resolve('server/leads-cli/main.ts');
const BEFORE = { full: 1_000, short: 60 };
/** Messages that must still be acknowledged after the backup, which is taken under load. */
const AFTER = 30;

/** How to back up and restore each store. */
type Kind = {
  readonly copy: string;
  readonly open: (context: RunContext) => Promise<ContactStorage> | undefined;
  /** Restores the backup in `folder` to a new store, as docs/operations.md describes. */
  readonly restore: (context: RunContext, folder: string) => Promise<ContactStorage>;
};

const sqlite: Kind = {
  copy: 'contact.sqlite',
  open: () => undefined,
  restore: async (context, folder) => {
    const dataDir = context.tempFolder();
    copyFileSync(join(folder, 'contact.sqlite'), join(dataDir, 'contact.sqlite'));
    return { settings: { DATA_DIR: dataDir }, reader: sqliteReader(dataDir) };
  },
};

const postgres: Kind = {
  copy: 'copia.dump',
  open: openPostgresStorage,
  restore: async (context, folder) => {
    const elsewhere = await openPostgresStorage(context);
    const [, command = ''] = /```sh\n(pg_restore [\s\S]*?)```/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    await run('sh', ['-c', command], { cwd: folder, env: { ...elsewhere.settings, PATH: process.env['PATH'] } });
    return elsewhere;
  },
};

/** A backup taken under load and restored elsewhere contains every message acknowledged before it. */
export const restoreDrills: readonly Scenario[] = [
  { name: 'restore drill, SQLite', run: (context) => drill(context, sqlite) },
  { name: 'restore drill, PostgreSQL', run: (context) => drill(context, postgres) },
];

async function drill(context: RunContext, kind: Kind): Promise<Outcome> {
  const storage = await kind.open(context);
  const site = await openContactSite(context, { ...(storage && { storage }) });
  const { ledger, settings, address } = site;
  const load = keepPosting(ledger, async () => {
    const message = newMessage();
    return [message, await postForm(address, message)];
  });
  const taken = () => ledger.acknowledged.size;
  await until('there are messages to back up', () => taken() >= (context.short ? BEFORE.short : BEFORE.full));
  const promised = [...ledger.acknowledged.values()];
  const folder = context.tempFolder();
  await backUp(join(folder, kind.copy), settings);
  const during = taken() - promised.length;
  await until('visitors continued after the backup', () => taken() >= promised.length + during + AFTER);
  await load.stop();

  const found = await readRestored(context, await kind.restore(context, folder), ledger);
  const lost = promised.filter((reference) => !found.has(reference)).length;
  if (lost > 0) ledger.report(`${lost} messages acknowledged before the backup are missing`);
  const more = found.size - (promised.length - lost);
  const notes = `${promised.length} acknowledged before the backup, ${during} during it, ${more} of which it contains`;
  return { acknowledged: promised.length, delivered: promised.length - lost, lost, notes, problems: ledger.problems };
}

/** The references in a restored store, once a server on it is ready. */
async function readRestored(
  context: RunContext,
  { settings, reader }: ContactStorage,
  ledger: Ledger,
): Promise<Set<string>> {
  const server = await startInstance(context, settingsFor(context, { ...settings, MAIL_TRANSPORT: 'file' }));
  const ready = await fetch(`${server.address}/readyz`);
  if (ready.status !== 200) ledger.report(`the server on the restored store is not ready: ${await ready.text()}`);
  const rows = await reader.read<{ reference: string }>('select reference from lead');
  return new Set(rows.map(({ reference }) => reference));
}

/** Runs the owner's backup command while the server runs. */
async function backUp(file: string, { DATA_DIR = '', DATABASE_URL = '' }: Settings): Promise<void> {
  await run(process.execPath, [TOOL, 'backup', file], { env: { PATH: process.env['PATH'], DATA_DIR, DATABASE_URL } });
}
