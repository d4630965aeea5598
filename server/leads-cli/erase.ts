import { type DeletionDeps, erasePerson, findReferences } from '../leads/erase.ts';
import { reclaimSpace } from '../store/store-space.ts';
import type { Options } from './terminal/command-line.ts';
import { ToolError, UsageError } from './terminal/problems.ts';
import { confirmDeletion, type Terminal } from './terminal/terminal.ts';
import { deletionWords, usageProblems, eraseWords as words } from './words.ts';

/**
 * Deletes all data of a person, identified by email address in any letter case, after confirmation, and prints what was
 * deleted. Throws UsageError when it cannot ask for it and `--yes` is missing, ToolError when a delivery is in flight or
 * traces remain; running it again later finishes the work.
 */
export async function erase(deps: DeletionDeps, { email, yes }: Options<'erase'>, terminal: Terminal): Promise<void> {
  if (!yes && !terminal.canAsk) throw new UsageError(usageProblems.confirm);
  const references = await findReferences(deps.store, email);
  if (references.length > 0) {
    terminal.remark(`${words.found(email, references)}\n`);
    if (!(await confirmDeletion(terminal, yes))) return;
  }
  const { rows, files } = await erasePerson(deps, references);
  const clean = await reclaimSpace(deps.store);
  terminal.print(`${references.length > 0 ? deletionWords.done(rows, files) : words.none(email)}\n`);
  if (rows < references.length) throw new ToolError(words.sending(references.length - rows));
  if (!clean) throw new ToolError(deletionWords.traces);
  if (rows > 0) terminal.remark(`${words.elsewhere}\n`);
}
