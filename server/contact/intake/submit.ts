import { company } from '../../../content/company.ts';
import { type ContactProblems, parseContactMessage } from '../../../domain/contact/contact-message.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { RefusedPosts } from '../routes/refused-posts.ts';
import type { Store } from '../store/tables.ts';
import type { AddressKey } from './address-key.ts';
import type { Arrivals } from './arrivals.ts';
import { hashAddress } from './rate-limit.ts';
import { answerRepeat, findLeadByKey, type SavedLead, saveLead } from './save-lead.ts';
import { screen } from './screening.ts';

/** What taking a message needs; the routes share one. */
export type ContactDesk = {
  readonly store: Store;
  readonly siteUrl: string;
  readonly captcha: Captcha;
  readonly addressKey: AddressKey;
  /** True to write to the visitor that the request arrived. */
  readonly acknowledges: boolean;
  readonly refused: RefusedPosts;
  readonly arrivals: Arrivals;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called after each commit: a letter waits to be sent. */
  readonly onSaved: () => void;
};

/** What came in, and how. */
export type Submission = {
  readonly key: string;
  readonly fields: Fields;
  /** The client's address; only a keyed hash of it is kept. */
  readonly address: string;
  /** False for a form sent without script, which can bring no captcha. */
  readonly scripted: boolean;
};
export type Fields = Readonly<Record<string, unknown>>;

export type Submitted =
  | SavedLead
  | { readonly kind: 'invalid'; readonly problems: ContactProblems }
  | { readonly kind: 'captcha' };

/**
 * Takes the fields that a visitor sent: first looks for a repeat, then validates, then tells people from
 * programs, then stores (docs/contact.md#order-of-checks). Throws the store's error; then nothing was stored.
 */
export async function submitMessage(desk: ContactDesk, submission: Submission): Promise<Submitted> {
  const { key, fields, address } = submission;
  const parsed = parseContactMessage(fields);
  const known = await findLeadByKey(desk.store, key);
  if (known) return answerRepeat(known, parsed.ok ? parsed.message : undefined);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
  const screened = await screen(desk.captcha, submission);
  if (!screened) return { kind: 'captcha' };
  const saved = await saveLead(desk.store, {
    ...screened,
    message: parsed.message,
    key,
    receivedAt: desk.now(),
    site: desk.siteUrl,
    partner: company.name,
    referencePrefix: company.referencePrefix,
    addressHash: hashAddress(address, await desk.addressKey()),
    acknowledged: desk.acknowledges && screened.quarantine === null,
  });
  if (saved.kind === 'saved') {
    desk.arrivals.count(address);
    desk.onSaved();
  }
  return saved;
}

/** True for what a form or a JSON object parses to: fields by name. */
export function isFields(body: unknown): body is Fields {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
