import { CODE_LIFE_MS } from '../../../domain/desk/sign-in-terms.ts';
import { deskMail as words } from '../../../domain/desk/words.ts';
import type { Env } from '../../config/env.ts';
import { deleteEmlFiles } from '../../contact/email/eml-files.ts';
import { composeOwnEmail } from '../../contact/email/held-notice.ts';
import type { Transport } from '../../contact/email/transport.ts';
import { outboxFolder } from '../../contact/email/transports.ts';
import { attemptDelivery } from '../../contact/outbox/attempt.ts';
import { company } from '../../content/current.ts';
import type { Clock } from '../../process/clock.ts';
import { signalWithDeadline } from '../../process/deadline.ts';
import type { NewCode } from './codes.ts';

/** Limited, because the owner is waiting at the page. */
const SEND_MS = 20_000;

/** Takes the place of a lead's reference, after which the file transport names its file. */
const referenceOf = (id: string) => `${words.reference}-${id}`;
const fileOf = (id: string) => `${company.referencePrefix}-${referenceOf(id)}`;

type MailDeps = { readonly env: Env; readonly clock: Clock; readonly transports: readonly Transport[] };

/**
 * Sends a code to the agency directly, through the first transport that accepts it, so that it is in no outbox and no
 * log. Resolves to the reasons of the failures; undefined once a transport has accepted it.
 */
export async function sendCode({ env, clock, transports }: MailDeps, { id, code }: NewCode) {
  const email = composeOwnEmail(env, {
    id,
    reference: referenceOf(id),
    at: clock.now(),
    subject: words.subject,
    paragraphs: words.paragraphs(code, CODE_LIFE_MS / 60_000),
    service: words.service,
  });
  const { signal, cancel } = signalWithDeadline({ clock, ms: SEND_MS }, () => new Error('timeout'));
  const reasons: string[] = [];
  try {
    for (const transport of transports) {
      const failure = await attemptDelivery(transport, email, clock, signal);
      if (!failure) return undefined;
      reasons.push(`${transport.name}: ${failure.code}`);
    }
    return reasons;
  } finally {
    cancel();
  }
}

/** Deletes the files of these codes. */
export const deleteCodeFiles = async (env: Pick<Env, 'DATA_DIR'>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await deleteEmlFiles(outboxFolder(env), new Set(ids.map(fileOf)));
};

/** Deletes the files of expired codes. `now` is by this machine's clock, as the times of files are. */
export const deleteOldCodeFiles = async (env: Pick<Env, 'DATA_DIR'>, now: number): Promise<void> => {
  await deleteEmlFiles(outboxFolder(env), new Set(), now - CODE_LIFE_MS, fileOf(''));
};
