import { company } from '../../content/company.ts';
import { type ContactProblems, parseContactMessage } from '../../domain/contact-message.ts';
import { answerRepeat, findLeadByKey, type SavedLead, saveLead } from './leads.ts';
import type { Store } from './tables.ts';

/** What taking a message needs; the routes share one. */
export type ContactDesk = {
  readonly store: Store;
  readonly siteUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called after each commit: a letter waits to be sent. */
  readonly onSaved: () => void;
};

export type Submitted = SavedLead | { readonly kind: 'invalid'; readonly problems: ContactProblems };

/**
 * Takes the fields a visitor sent under an idempotency key: first looks for a repeat, then validates, then
 * stores (contact-flow «Server» 3, 4, 8). Throws the store's error, and then nothing was stored.
 */
export async function submitMessage(desk: ContactDesk, key: string, fields: unknown): Promise<Submitted> {
  const parsed = parseContactMessage(fields);
  const known = await findLeadByKey(desk.store, key);
  if (known) return answerRepeat(known, parsed.ok ? parsed.message : undefined);
  if (!parsed.ok) return { kind: 'invalid', problems: parsed.problems };
  const saved = await saveLead(desk.store, {
    message: parsed.message,
    key,
    receivedAt: desk.now(),
    site: desk.siteUrl,
    partner: company.name,
    referencePrefix: company.referencePrefix,
  });
  if (saved.kind === 'saved') desk.onSaved();
  return saved;
}

/** True for what a form or a JSON object parses to: fields by name. */
export function isFields(body: unknown): body is Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}
