import { erasePerson, findReferences } from '../leads/erase.ts';
import { outboxFolder } from '../mail/transports.ts';
import { reclaimSpace } from '../store/store-space.ts';
import type { Options } from './terminal/command-line.ts';
import { ToolError, UsageError } from './terminal/problems.ts';
import { confirmDeletion } from './terminal/terminal.ts';
import type { StoreTool } from './tool.ts';
import { deletionWords, usageProblems, eraseWords as words } from './words.ts';

/**
 * Deletes all data of a person, identified by email address in any letter case, after confirmation, and prints what was
 * deleted. Throws UsageError when it cannot ask for it and `--yes` is missing, ToolError when a delivery is in flight or
 * traces remain; running it again later finishes the work.
 */
export async function erase(tool: StoreTool, { email, yes }: Options<'erase'>): Promise<void> {
  const { store, env, terminal, time } = tool;
  if (!yes && !terminal.canAsk) throw new UsageError(usageProblems.confirm);
  const references = await findReferences(store, email);
  if (references.length > 0) {
    terminal.remark(`${words.found(email, references)}\n`);
    if (!(await confirmDeletion(terminal, yes))) return;
  }
  const { rows, files } = await erasePerson({ store, outboxFolder: outboxFolder(env), now: time }, references);
  const clean = await reclaimSpace(store);
  terminal.print(`${references.length > 0 ? deletionWords.done(rows, files) : words.none(email)}\n`);
  if (rows < references.length) throw new ToolError(words.sending(references.length - rows));
  if (!clean) throw new ToolError(deletionWords.traces);
  if (rows > 0) terminal.remark(`${words.elsewhere}\n`);
}
