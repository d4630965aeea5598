import type { Env } from '../config/env.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { openDigest } from '../digest/digest.ts';
import { createLog } from '../process/log.ts';
import type { Store } from '../store/tables.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Prints the digest that was due last (every Monday), as it would be written now. Sends nothing. */
export async function printDigest(
  store: Store,
  env: Env,
  content: CurrentContent,
  now: number,
  terminal: Terminal,
): Promise<void> {
  const write = openDigest(env, { content, store, clock: { now: () => now }, log: createLog('silent') });
  const { subject, text } = await write({ createdAt: now });
  terminal.print(`${terminal.paint('bold', subject)}\n\n${text.trimEnd()}\n`);
}
