import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Env } from '../config/env.ts';
import type { CurrentContent } from '../content/current-content.ts';
import { composeOwnEmail } from '../mail/own-email.ts';
import { senderOf } from '../mail/sender.ts';
import { openTransports } from '../mail/transports.ts';
import { attemptDelivery } from '../outbox/attempt.ts';
import { systemClock } from '../process/clock.ts';
import type { Options } from './terminal/command-line.ts';
import { ToolError } from './terminal/problems.ts';
import type { Terminal } from './terminal/terminal.ts';
import { alertWords as words } from './words.ts';

/**
 * Emails the agency that a scheduled task of this machine failed. Needs no store, which may be what failed. Tries the
 * transports in order until one accepts the email; throws ToolError when all fail.
 */
export async function alert(
  env: Env,
  content: CurrentContent,
  { task }: Options<'alert'>,
  now: number,
  terminal: Terminal,
): Promise<void> {
  const email = composeOwnEmail(senderOf(env, content()), {
    id: randomUUID(),
    reference: words.reference,
    at: now,
    subject: words.subject(task),
    paragraphs: words.paragraphs(task, hostname()),
    service: words.service,
  });
  const never = new AbortController().signal;
  const reasons: string[] = [];
  for (const transport of openTransports(env, systemClock)) {
    const { failure } = await attemptDelivery(transport, email, systemClock, never);
    if (!failure) return terminal.print(`${words.sent(env.CONTACT_TO)}\n`);
    reasons.push(`${transport.name}: ${failure.code}`);
  }
  throw new ToolError(words.notSent(reasons.join(', ')));
}
