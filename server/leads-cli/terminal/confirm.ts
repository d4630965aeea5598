import { confirmWords as words } from '../words.ts';
import type { Terminal } from './terminal.ts';

/** Whether the deletion is confirmed, by `yes` or by an answer. If not, prints that nothing was deleted. */
export async function confirmDeletion(terminal: Terminal, yes: boolean): Promise<boolean> {
  if (yes) return true;
  const answer = await terminal.ask(words.question);
  if (answer.trim().toLowerCase() === words.answer) return true;
  terminal.remark(`${words.unchanged}\n`);
  return false;
}
