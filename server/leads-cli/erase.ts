import { sql } from 'kysely';
import { usageProblems, eraseWords as words } from '../../content/leads-words.ts';
import { deleteEmlFiles } from '../contact/email/eml-files.ts';
import { storeTime } from '../contact/store/dialect.ts';
import type { Store } from '../contact/store/tables.ts';
import { overwriteDeleted, reclaimSpace } from './doctor/store-space.ts';
import type { Options } from './terminal/command-line.ts';
import { confirmDeletion } from './terminal/confirm.ts';
import { ToolError, UsageError } from './terminal/problems.ts';
import type { Terminal } from './terminal/terminal.ts';

/** What deletions work on. */
export type DeletionDeps = {
  readonly store: Store;
  /** Folder of the `.eml` files. */
  readonly outboxFolder: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/**
 * Deletes all data of a person, identified by e-mail address in any letter case: leads, deliveries, `.eml` files, and
 * their traces in the store's files. Throws UsageError when it cannot ask for confirmation and `--yes` is missing,
 * ToolError when a delivery is in flight or traces remain; running it again then finishes the work.
 */
export async function erase(deps: DeletionDeps, { email, yes }: Options<'erase'>, terminal: Terminal): Promise<void> {
  if (!yes && !terminal.canAsk) throw new UsageError(usageProblems.confirm);
  const references = await findReferences(deps.store, email);
  if (references.length > 0) {
    terminal.remark(`${words.found(email, references)}\n`);
    if (!(await confirmDeletion(terminal, yes))) return;
  }
  const { rows, files, clean } = await deleteAll(deps, email, new Set(references));
  terminal.print(`${references.length > 0 ? words.done(rows, files) : words.none(email)}\n`);
  if (rows < references.length) throw new ToolError(words.sending(references.length - rows));
  if (!clean) throw new ToolError(words.traces);
  if (rows > 0) terminal.remark(`${words.elsewhere}\n`);
}

async function findReferences(store: Store, email: string): Promise<string[]> {
  const rows = await store
    .selectFrom('lead')
    .select('reference')
    .where(sql`lower(from_email)`, '=', email.toLowerCase())
    .orderBy('received_at')
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Reclaims space even without rows, because an earlier run may have been interrupted before that. */
async function deleteAll({ store, outboxFolder, now }: DeletionDeps, email: string, references: ReadonlySet<string>) {
  await overwriteDeleted(store);
  // Files first: an interrupted run still finds them through the rows. Again afterwards, for e-mails sent meanwhile.
  const before = await deleteEmlFiles(outboxFolder, references);
  const rows = await deleteRows(store, email, now);
  const after = await deleteEmlFiles(outboxFolder, references);
  return { rows, files: before + after, clean: await reclaimSpace(store) };
}

/** Deletes leads without a delivery in flight, and what refers to them. Returns their number. */
async function deleteRows(store: Store, email: string, now: number): Promise<number> {
  const inFlight = store
    .selectFrom('outbox')
    .select('lead_id')
    .where('state', '=', 'sending')
    .where('lease_until', '>', storeTime(store, now));
  const { numDeletedRows } = await store
    .deleteFrom('lead')
    .where(sql`lower(from_email)`, '=', email.toLowerCase())
    .where('id', 'not in', inFlight)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
