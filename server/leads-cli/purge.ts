import { sql } from 'kysely';
import type { DeletionDeps } from '../leads/erase.ts';
import { formatMinute } from '../leads/format-minute.ts';
import { leadsWithEmail } from '../leads/read-leads.ts';
import { deleteEmlFiles } from '../mail/file-transport.ts';
import { unreportedIds } from '../store/held.ts';
import { reclaimSpace } from '../store/store-space.ts';
import type { Options } from './terminal/command-line.ts';
import { ToolError } from './terminal/problems.ts';
import { confirmDeletion, startProgress, type Terminal } from './terminal/terminal.ts';
import { deletionWords, purgeWords as words } from './words.ts';

const BATCH_ROWS = 200;

/**
 * Deletes leads older than a term, except those with an unsent delivery and held ones that were never reported. Asks for
 * confirmation on a terminal only: a scheduled run cannot answer. Throws ToolError when traces remain in the store's
 * files.
 */
export async function purge(deps: DeletionDeps, options: Options<'purge'>, terminal: Terminal): Promise<void> {
  const { store } = deps;
  const before = deps.now - options.olderThanMs;
  const day = formatMinute(before);
  const { due, dead, kept } = await countOld(deps, before);
  if (kept > 0) terminal.remark(`${words.kept(kept)}\n`);
  if (due === 0) return terminal.print(`${words.none(day)}\n`);
  terminal.remark(`${words.found(due, day, dead)}\n`);
  if (!(await confirmDeletion(terminal, options.yes || !terminal.canAsk))) return;
  const { rows, files } = await deleteOld(deps, before, due, terminal);
  const clean = await reclaimSpace(store);
  terminal.print(`${deletionWords.done(rows, files)}\n`);
  if (!clean) throw new ToolError(deletionWords.traces);
}

/** Leads received before a time that may be deleted: nothing is left to send, and held ones were reported. */
const dueLeads = ({ store, now }: DeletionDeps, before: number) =>
  store
    .selectFrom('lead')
    .where('received_at', '<', before)
    .where('lead.id', 'not in', unreportedIds(store, now))
    .where(sql<boolean>`not exists (
      select 1 from outbox where lead_id = lead.id and kind = 'email' and state in ('pending', 'sending'))`);

async function countOld(deps: DeletionDeps, before: number) {
  const { old, dead } = await leadsWithEmail(deps.store)
    .select([sql<number>`count(*)`.as('old'), sql<number>`count(case when state = 'dead' then 1 end)`.as('dead')])
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  const { due } = await dueLeads(deps, before).select(sql<number>`count(*)`.as('due')).executeTakeFirstOrThrow();
  return { due, dead, kept: old - due };
}

async function deleteOld(deps: DeletionDeps, before: number, total: number, terminal: Terminal) {
  using progress = startProgress(terminal, words.progress, total);
  let [rows, files] = [0, 0];
  for (;;) {
    const leads = dueLeads(deps, before).select('reference').orderBy('received_at').limit(BATCH_ROWS);
    const references = (await leads.execute()).map(({ reference }) => reference);
    if (references.length === 0) return { rows, files };
    // Files first: after an interrupted run the rows still lead to them.
    files += await deleteEmlFiles(deps.outboxFolder, new Set(references));
    await deps.store.deleteFrom('lead').where('reference', 'in', references).execute();
    rows += references.length;
    progress.update(rows);
  }
}
