import { latestDigest } from '../../domain/site/digest-week.ts';
import type { Env } from '../config/env.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { composeDigest } from '../digest/digest-email.ts';
import { readDigestFacts } from '../digest/digest-facts.ts';
import { openDigestVisits } from '../digest/digest-visits.ts';
import { senderOf } from '../mail/sender.ts';
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
  const readVisits = openDigestVisits(env, store, content, createLog('silent'));
  const facts = await readDigestFacts({ store, dataDir: env.DATA_DIR, readVisits }, latestDigest(now), now);
  const { subject, text } = composeDigest(senderOf(env, content()), facts);
  terminal.print(`${terminal.paint('bold', subject)}\n\n${text.trimEnd()}\n`);
}
