import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { slugify } from '../../domain/site/slug.ts';
import { senderOf } from '../mail/mail.ts';
import { composeOwnEmail } from '../mail/own-email.ts';
import { openTransports } from '../mail/transports.ts';
import { deliverNow } from '../outbox/transport.ts';
import { systemClock } from '../process/clock.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../process/private-files.ts';
import type { Options } from './terminal/command-line.ts';
import { ToolError } from './terminal/problems.ts';
import type { Tool } from './tool.ts';
import { alertWords as words } from './words.ts';

/** Minimum time between two alerts about the same task: at most one a day. */
const QUIET_MS = 23 * 60 * 60_000;

/**
 * Emails the agency that a scheduled task of this machine failed, at most once a day for each task. Needs no store, which
 * may be what failed. Tries the transports in order until one accepts the email; throws ToolError when all fail.
 */
export async function alert({ env, content, terminal, now }: Tool, { task }: Options<'alert'>): Promise<void> {
  const at = now();
  const lastAlert = join(env.DATA_DIR, 'alerts', slugify(task));
  const alertedAt = Number(await readFile(lastAlert, 'utf8').catch(() => 0));
  // Absolute, because the clock may have been ahead.
  if (Math.abs(at - alertedAt) < QUIET_MS) return terminal.print(`${words.alerted(task)}\n`);
  const email = composeOwnEmail(senderOf(env, content()), {
    id: randomUUID(),
    reference: words.reference,
    at,
    subject: words.subject(task),
    paragraphs: words.paragraphs(task, hostname()),
    service: words.service,
  });
  const reasons = await deliverNow(openTransports(env, systemClock), email, systemClock);
  if (reasons) throw new ToolError(words.notSent(reasons.join(', ')));
  await recordAlert(lastAlert, at);
  terminal.print(`${words.sent(env.CONTACT_TO)}\n`);
}

/** Records when an alert was sent. If that fails, as on a full disk, the next failure sends another one. */
async function recordAlert(file: string, at: number): Promise<void> {
  // Not the data folder itself, which may be missing for a reason.
  await mkdir(dirname(file), { mode: PRIVATE_FOLDER }).catch(() => {});
  await writeFile(file, String(at), { mode: PRIVATE_FILE }).catch(() => {});
}
