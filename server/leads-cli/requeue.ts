import type { Requeued } from '../leads/requeue.ts';
import { readServers } from '../store/server-heartbeat.ts';
import type { Store } from '../store/tables.ts';
import { ToolError, UsageError } from './terminal/problems.ts';
import type { Terminal } from './terminal/terminal.ts';
import { usageProblems, requeueWords as words } from './words.ts';

/** `now` is in milliseconds since the epoch. */
type Running = { readonly store: Store; readonly now: number };

/**
 * Prints what became of an email; only a running server sends what is queued. Throws UsageError for an unknown lead,
 * ToolError for one to which the command does not apply.
 */
export async function reportRequeued(requeued: Requeued, reference: string, tool: Running, terminal: Terminal) {
  if (requeued === 'unknown') throw new UsageError(usageProblems.unknownReference(reference));
  if (requeued === 'held') throw new ToolError(words.inQuarantine(reference));
  if (requeued === 'notHeld') throw new ToolError(words.notInQuarantine(reference));
  if (requeued !== 'queued') return terminal.print(`${words[requeued](reference)}\n`);
  const runs = (await readServers(tool.store, tool.now)).some(({ isAlive }) => isAlive);
  terminal.print(`${words[runs ? 'running' : 'waiting'](reference)}\n`);
}
