import { sql } from 'kysely';
import { purgeWords as words } from '../../content/leads-words.ts';
import type { Store } from '../contact/tables.ts';
import type { Options } from './command-line.ts';
import { confirmDeletion } from './confirm.ts';
import { formatMinute } from './days.ts';
import type { Archive } from './erase.ts';
import { removeLetterFiles } from './letter-files.ts';
import { ToolError } from './problems.ts';
import { startProgress } from './progress.ts';
import { overwriteDeleted, reclaimSpace } from './store-space.ts';
import type { Terminal } from './terminal.ts';

const BATCH_ROWS = 200;

/**
 * Deletes what was received longer ago than the owner says, but no request whose letter is still to be sent.
 * A person at a terminal is asked first; a timer that runs it has said its term. Throws ToolError when pages
 * of the store could not be overwritten.
 */
export async function purge(archive: Archive, options: Options<'purge'>, terminal: Terminal): Promise<void> {
  const { store } = archive;
  const before = archive.now - options.olderThanMs;
  const day = formatMinute(before);
  const { due, dead, kept } = await countOld(store, before);
  if (kept > 0) terminal.remark(`${words.kept(kept)}\n`);
  if (due === 0) return terminal.print(`${words.none(day)}\n`);
  terminal.remark(`${words.found(due, day, dead)}\n`);
  if (!(await confirmDeletion(terminal, options.yes || !terminal.canAsk))) return;
  await overwriteDeleted(store);
  const { rows, files } = await deleteOld(archive, before, due, terminal);
  const clean = await reclaimSpace(store);
  terminal.print(`${words.done(rows, files)}\n`);
  if (!clean) throw new ToolError(words.traces);
}

function countOld(store: Store, before: number) {
  return store
    .selectFrom('lead')
    .leftJoin('outbox', (join) => join.onRef('outbox.lead_id', '=', 'lead.id').on('outbox.kind', '=', 'letter'))
    .select([
      sql<number>`count(case when state is null or state in ('sent', 'dead') then 1 end)`.as('due'),
      sql<number>`count(case when state = 'dead' then 1 end)`.as('dead'),
      sql<number>`count(case when state in ('pending', 'sending') then 1 end)`.as('kept'),
    ])
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
}

async function deleteOld({ store, letters }: Archive, before: number, total: number, terminal: Terminal) {
  using progress = startProgress(terminal, words.progress, total);
  let [rows, files] = [0, 0];
  for (;;) {
    const references = await findOld(store, before);
    if (references.length === 0) break;
    // Files before rows, so that a run that is cut off still finds them.
    files += await removeLetterFiles(letters, new Set(references));
    await store.deleteFrom('lead').where('reference', 'in', references).execute();
    rows += references.length;
    progress.reach(rows);
  }
  return { rows, files };
}

async function findOld(store: Store, before: number): Promise<string[]> {
  const owed = store
    .selectFrom('outbox')
    .select('lead_id')
    .where('kind', '=', 'letter')
    .where('state', 'in', ['pending', 'sending']);
  const rows = await store
    .selectFrom('lead')
    .select('reference')
    .where('received_at', '<', before)
    .where('id', 'not in', owed)
    .orderBy('received_at')
    .limit(BATCH_ROWS)
    .execute();
  return rows.map(({ reference }) => reference);
}
