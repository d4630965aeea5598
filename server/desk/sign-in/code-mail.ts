import { CODE_LIFE_MS } from '../../../domain/desk/sign-in-terms.ts';
import { deskMail as words } from '../../../domain/desk/words.ts';
import type { Env } from '../../config/env.ts';
import type { CurrentContent } from '../../content/current-content.ts';
import { deleteEmlFiles } from '../../mail/file-transport.ts';
import { type AgencyMail, senderOf } from '../../mail/mail.ts';
import { composeOwnEmail } from '../../mail/own-email.ts';
import { outboxFolder } from '../../mail/transports.ts';
import { deliverNow, type Transport } from '../../outbox/transport.ts';
import { type Clock, signalWithDeadline } from '../../process/clock.ts';
import type { NewCode } from './codes.ts';

/** Limited, because the owner is waiting at the page. */
const SEND_MS = 20_000;

/** Takes the place of a lead's reference, after which the file transport names its file. */
const referenceOf = (id: string) => `${words.reference}-${id}`;
const fileOf = ({ content }: FileDeps, id: string) => `${content().company.referencePrefix}-${referenceOf(id)}`;

type FileDeps = { readonly env: Pick<Env, 'DATA_DIR'>; readonly content: CurrentContent };
type MailDeps = {
  readonly env: Env;
  readonly content: CurrentContent;
  readonly clock: Clock;
  readonly transports: readonly Transport<AgencyMail>[];
};

/**
 * Sends a code to the agency directly, through the first transport that accepts it, so that it is in no outbox and no
 * log. Resolves to the reasons of the failures; undefined once a transport has accepted it.
 */
export async function sendCode({ env, content, clock, transports }: MailDeps, { id, code }: NewCode) {
  const email = composeOwnEmail(senderOf(env, content()), {
    id,
    reference: referenceOf(id),
    at: clock.now(),
    subject: words.subject,
    paragraphs: words.paragraphs(code, CODE_LIFE_MS / 60_000),
    service: words.service,
  });
  const { signal, cancel } = signalWithDeadline({ clock, ms: SEND_MS }, () => new Error('timeout'));
  return deliverNow(transports, email, clock, signal).finally(cancel);
}

/** Deletes the files of these codes. */
export const deleteCodeFiles = async (deps: FileDeps, ids: readonly string[]): Promise<void> => {
  const files = new Set(ids.map((id) => fileOf(deps, id)));
  if (ids.length > 0) await deleteEmlFiles(outboxFolder(deps.env), files);
};

/** Deletes the files of expired codes. `now` is by this machine's clock, as the times of files are. */
export const deleteOldCodeFiles = async (deps: FileDeps, now: number): Promise<void> => {
  await deleteEmlFiles(outboxFolder(deps.env), new Set(), now - CODE_LIFE_MS, fileOf(deps, ''));
};
