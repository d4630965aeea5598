import type { Requeued } from '../leads/requeue.ts';
import { readServers } from '../store/server-heartbeat.ts';
import type { Store } from '../store/tables.ts';
import type { Options } from './terminal/command-line.ts';
import { ToolError, UsageError } from './terminal/problems.ts';
import type { StoreTool } from './tool.ts';
import { usageProblems, requeueWords as words } from './words.ts';

/**
 * A command that queues an email, and prints what became of it; only a running server sends what is queued. It throws
 * UsageError for an unknown lead, ToolError for one to which it does not apply.
 */
export const requeueBy =
  (requeue: (store: Store, reference: string, now: number) => Promise<Requeued>) =>
  async ({ store, time, terminal }: StoreTool, { reference }: Options<'resend'>): Promise<void> => {
    const requeued = await requeue(store, reference, time);
    if (requeued === 'unknown') throw new UsageError(usageProblems.unknownReference(reference));
    if (requeued === 'held') throw new ToolError(words.inQuarantine(reference));
    if (requeued === 'notHeld') throw new ToolError(words.notInQuarantine(reference));
    if (requeued !== 'queued') return terminal.print(`${words[requeued](reference)}\n`);
    const runs = (await readServers(store, time)).some(({ isAlive }) => isAlive);
    terminal.print(`${words[runs ? 'running' : 'waiting'](reference)}\n`);
  };
