import { hash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../../domain/contact/contact-message.ts';
import { searchTextOf } from '../../../domain/contact/lead-search.ts';
import type { LeadKind, NotificationKind } from '../../../domain/desk/lead-status.ts';
import { mayAcknowledge } from '../../outbox/acknowledgement-limit.ts';
import { enqueueDelivery } from '../../outbox/outbox.ts';
import { storeTime } from '../../store/dialect.ts';
import { expectStoreFile } from '../../store/sqlite.ts';
import type { LeadTable, Store } from '../../store/tables.ts';
import { transact } from '../../store/transact.ts';
import { countAccepted, isBeyondLimit } from './rate-limit.ts';
import { createReference, isReference } from './reference.ts';
import type { Screened } from './screening.ts';

/** A validated message with what the server adds. `site` and `partner` never come from the client. */
export type NewLead = {
  readonly message: ContactMessage;
  readonly key: string;
  /** Milliseconds since the epoch by this server's clock; PostgreSQL replaces it with its own. */
  readonly receivedAt: number;
  readonly site: string;
  readonly partner: string;
  readonly referencePrefix: string;
  /** Keyed hash of the client's address, for the rate limit. */
  readonly addressHash: string;
  /** See `networkHash`. */
  readonly network: string;
  /** Whether the visitor gets an acknowledgement; at most one a day. */
  readonly acknowledge: boolean;
  readonly notify: readonly NotificationKind[];
} & Screened;

export type SavedLead =
  | { readonly kind: 'saved' | 'repeated'; readonly reference: string }
  | { readonly kind: 'keyReused' }
  /** The captcha was already used. */
  | { readonly kind: 'captcha' }
  | { readonly kind: 'limited'; readonly retryAfterS: number };

type KnownLead = Pick<LeadTable, 'reference' | 'body_hash'>;

/** Collisions among 2^30 references are rare; this many in a row mean a bug. */
const REFERENCE_TRIES = 5;

/**
 * Stores the lead, its captcha nonce and its deliveries in one transaction; resolves after COMMIT. The same key and
 * message yield the first reference again. Throws the store's error when nothing was stored.
 */
export async function saveLead(store: Store, lead: NewLead): Promise<SavedLead> {
  expectStoreFile(store);
  // Outside the transaction: all servers count in one row, and one that freezes must not keep it locked.
  const collected = await isBeyondLimit(store, lead);
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt += 1) {
    const saved = await insertLead(store, lead, collected);
    if (saved) return saved;
    const known = await findLeadByKey(store, lead.key);
    if (known) return resolveRepeat(known, lead.message);
  }
  throw new Error('No free reference was found');
}

/** Looks up an idempotency key. */
export const findLeadByKey = (store: Store, key: string): Promise<KnownLead | undefined> =>
  store.selectFrom('lead').select(['reference', 'body_hash']).where('idempotency_key', '=', key).executeTakeFirst();

/** The result for a known key: the first reference for the same message, otherwise `keyReused`. */
export function resolveRepeat(known: KnownLead, message: ContactMessage | undefined): SavedLead {
  const same = message !== undefined && hashMessage(message) === known.body_hash;
  return same ? { kind: 'repeated', reference: known.reference } : { kind: 'keyReused' };
}

/** Whether a lead has this reference. */
export async function hasReference(store: Store, reference: string): Promise<boolean> {
  if (!isReference(reference)) return false;
  const row = await store.selectFrom('lead').select('id').where('reference', '=', reference).executeTakeFirst();
  return row !== undefined;
}

/** Undefined, with nothing written, when the key or the reference is taken. */
function insertLead(store: Store, lead: NewLead, collected: boolean): Promise<SavedLead | undefined> {
  return transact<SavedLead | undefined>(store, async (transaction, rollBack) => {
    const inserted = await transaction
      .insertInto('lead')
      .values({ ...leadRow(lead), received_at: storeTime(transaction, lead.receivedAt) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (!inserted) return undefined;
    if (!(await spendNonce(transaction, lead))) return rollBack({ kind: 'captcha' });
    const retryAfterS = await countAccepted(transaction, lead.addressHash, lead.receivedAt);
    if (retryAfterS !== undefined) return rollBack({ kind: 'limited', retryAfterS });
    await enqueueDeliveries(transaction, inserted.id, lead, collected);
    return { kind: 'saved', reference: inserted.reference };
  });
}

/** False when the captcha was already used. */
async function spendNonce(transaction: Store, { nonce, receivedAt }: NewLead): Promise<boolean> {
  if (nonce === undefined) return true;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('captcha_nonce')
    .values({ nonce, used_at: storeTime(transaction, receivedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A held lead gets no delivery until the owner releases it: only programs fill in the honeypot. */
async function enqueueDeliveries(transaction: Store, leadId: string, lead: NewLead, collected: boolean): Promise<void> {
  if (lead.mark === 'honeypot') return;
  const { message, acknowledge, notify, receivedAt } = lead;
  const isAcknowledged =
    acknowledge && !collected && (await mayAcknowledge(transaction, message.from_email, receivedAt));
  const kinds: LeadKind[] = ['email', ...(isAcknowledged ? ['ack' as const] : []), ...notify];
  for (const kind of kinds) await enqueueDelivery(transaction, leadId, kind, receivedAt, collected);
}

function leadRow({ message, ...lead }: NewLead): Omit<LeadTable, 'received_at'> {
  const reference = createReference(lead.referencePrefix);
  return {
    ...message,
    id: randomUUID(),
    reference,
    search_text: searchTextOf({ ...message, reference }),
    idempotency_key: lead.key,
    body_hash: hashMessage(message),
    from_site: lead.site,
    from_partner: lead.partner,
    quarantine: lead.mark,
    captcha_response: lead.captchaResponse ?? null,
  };
}

/** Zod returns the fields in the schema's order, so the order on the wire does not matter. */
export const hashMessage = (message: ContactMessage) => hash('sha256', JSON.stringify(message), 'base64url');
