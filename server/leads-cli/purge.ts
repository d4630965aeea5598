import { sql } from 'kysely';
import { formatMinute } from '../leads/format-minute.ts';
import { leadsWithEmail } from '../leads/read-leads.ts';
import { deleteEmlFiles } from '../mail/file-transport.ts';
import { outboxFolder } from '../mail/transports.ts';
import { unreportedIds } from '../store/held.ts';
import { reclaimSpace } from '../store/store-space.ts';
import type { Options } from './terminal/command-line.ts';
import { ToolError } from './terminal/problems.ts';
import { confirmDeletion, startProgress } from './terminal/terminal.ts';
import type { StoreTool } from './tool.ts';
import { deletionWords, purgeWords as words } from './words.ts';

const BATCH_ROWS = 200;

/**
 * Deletes leads older than a term, except those with an unsent delivery and held ones that were never reported. Asks for
 * confirmation on a terminal only: a scheduled run cannot answer. Throws ToolError when traces remain in the store's
 * files.
 */
export async function purge(tool: StoreTool, { olderThanMs, yes }: Options<'purge'>): Promise<void> {
  const { store, terminal } = tool;
  const before = tool.time - olderThanMs;
  const day = formatMinute(before);
  const { due, dead, kept } = await countOld(tool, before);
  if (kept > 0) terminal.remark(`${words.kept(kept)}\n`);
  if (due === 0) return terminal.print(`${words.none(day)}\n`);
  terminal.remark(`${words.found(due, day, dead)}\n`);
  if (!(await confirmDeletion(terminal, yes || !terminal.canAsk))) return;
  const { rows, files } = await deleteOld(tool, before, due);
  const clean = await reclaimSpace(store);
  terminal.print(`${deletionWords.done(rows, files)}\n`);
  if (!clean) throw new ToolError(deletionWords.traces);
}

/** Leads received before a time that may be deleted: nothing is left to send, and held ones were reported. */
const dueLeads = ({ store, time }: StoreTool, before: number) =>
  store
    .selectFrom('lead')
    .where('received_at', '<', before)
    .where('lead.id', 'not in', unreportedIds(store, time))
    .where(sql<boolean>`not exists (
      select 1 from outbox where lead_id = lead.id and kind = 'email' and state in ('pending', 'sending'))`);

async function countOld(tool: StoreTool, before: number) {
  const { old, dead } = await leadsWithEmail(tool.store)
    .select([sql<number>`count(*)`.as('old'), sql<number>`count(case when state = 'dead' then 1 end)`.as('dead')])
    .where('received_at', '<', before)
    .executeTakeFirstOrThrow();
  const { due } = await dueLeads(tool, before).select(sql<number>`count(*)`.as('due')).executeTakeFirstOrThrow();
  return { due, dead, kept: old - due };
}

async function deleteOld(tool: StoreTool, before: number, total: number) {
  using progress = startProgress(tool.terminal, words.progress, total);
  let [rows, files] = [0, 0];
  for (;;) {
    const leads = dueLeads(tool, before).select('reference').orderBy('received_at').limit(BATCH_ROWS);
    const references = (await leads.execute()).map(({ reference }) => reference);
    if (references.length === 0) return { rows, files };
    // Files first: after an interrupted run the rows still lead to them.
    files += await deleteEmlFiles(outboxFolder(tool.env), new Set(references));
    await tool.store.deleteFrom('lead').where('reference', 'in', references).execute();
    rows += references.length;
    progress.update(rows);
  }
}
