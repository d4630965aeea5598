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

/** What deleting works on. */
export type Archive = {
  readonly store: Store;
  /** The folder of the letters on disk. */
  readonly letters: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
};

/**
 * Deletes all that is kept of a person, known by the e-mail address in any letter case: requests, their
 * deliveries, letters on disk, and the pages of the store that held them. Throws UsageError when no person can be
 * asked and `--yes` was not given, ToolError when a letter is in flight or pages could not be overwritten; running it
 * again finishes the work.
 */
export async function erase(archive: Archive, { email, yes }: Options<'erase'>, terminal: Terminal): Promise<void> {
  if (!yes && !terminal.canAsk) throw new UsageError(usageProblems.confirm);
  const references = await findReferences(archive.store, email);
  if (references.length > 0) {
    terminal.remark(`${words.found(email, references)}\n`);
    if (!(await confirmDeletion(terminal, yes))) return;
  }
  const { rows, files, clean } = await deleteAll(archive, email, new Set(references));
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

/** Space is reclaimed even when there is no row: an earlier run may have been cut off before that. */
async function deleteAll({ store, letters, now }: Archive, email: string, references: ReadonlySet<string>) {
  await overwriteDeleted(store);
  // Files before rows, so that a run that is cut off still finds them; and after, for what was sent meanwhile.
  const before = await deleteEmlFiles(letters, references);
  const rows = await deleteRows(store, email, now);
  const after = await deleteEmlFiles(letters, references);
  return { rows, files: before + after, clean: await reclaimSpace(store) };
}

/** Deletes the requests whose letters are not just being sent; what hangs on them goes along. Returns how many. */
async function deleteRows(store: Store, email: string, now: number): Promise<number> {
  const beingSent = store
    .selectFrom('outbox')
    .select('lead_id')
    .where('state', '=', 'sending')
    .where('lease_until', '>', storeTime(store, now));
  const { numDeletedRows } = await store
    .deleteFrom('lead')
    .where(sql`lower(from_email)`, '=', email.toLowerCase())
    .where('id', 'not in', beingSent)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
