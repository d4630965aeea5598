import { createHash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../../domain/contact/contact-message.ts';
import { mayAcknowledge } from '../outbox/acknowledgement-limit.ts';
import { oweDelivery } from '../outbox/outbox.ts';
import { storeTime } from '../store/dialect.ts';
import type { LeadTable, OutboxKind, Store } from '../store/tables.ts';
import { countAccepted } from './rate-limit.ts';
import { createReference } from './reference.ts';
import type { Screened } from './screening.ts';

/** A checked message with what the server adds to it. `site` and `partner` are never the visitor's word. */
export type NewLead = {
  readonly message: ContactMessage;
  readonly key: string;
  /** Milliseconds since the epoch, by this server's clock; PostgreSQL puts its own time in its place. */
  readonly receivedAt: number;
  readonly site: string;
  readonly partner: string;
  readonly referencePrefix: string;
  /** Keyed hash of the client's address, for the rate limit. */
  readonly addressHash: string;
  /** True when an e-mail is to confirm to the visitor that the request arrived, at most once a day. */
  readonly acknowledged: boolean;
} & Screened;

export type SavedLead =
  | { readonly kind: 'saved' | 'repeated'; readonly reference: string }
  | { readonly kind: 'keyReused' }
  /** The captcha was used before. */
  | { readonly kind: 'captcha' }
  | { readonly kind: 'limited'; readonly retryAfterS: number };

type KnownLead = Pick<LeadTable, 'reference' | 'body_hash'>;

/** 2^30 references: a second collision in a row means that something else is wrong. */
const REFERENCE_TRIES = 5;

/**
 * Stores a lead, its captcha and the deliveries it is owed in one transaction; resolves only after COMMIT.
 * The same key with the same message yields the first reference again.
 * Throws the store's error when nothing was stored.
 */
export async function saveLead(store: Store, lead: NewLead): Promise<SavedLead> {
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt += 1) {
    const saved = await insertLead(store, lead);
    if (saved) return saved;
    const known = await findLeadByKey(store, lead.key);
    if (known) return answerRepeat(known, lead.message);
  }
  throw new Error('No free reference was found');
}

/** The lead stored under an idempotency key, or undefined. */
export function findLeadByKey(store: Store, key: string): Promise<KnownLead | undefined> {
  return store
    .selectFrom('lead')
    .select(['reference', 'body_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** What a second request under a key deserves: the first answer, or a refusal for another message. */
export function answerRepeat(known: KnownLead, message: ContactMessage | undefined): SavedLead {
  const same = message !== undefined && hashMessage(message) === known.body_hash;
  return same ? { kind: 'repeated', reference: known.reference } : { kind: 'keyReused' };
}

/** True when a request with this reference was stored. */
export async function hasReference(store: Store, reference: string): Promise<boolean> {
  const row = await store.selectFrom('lead').select('id').where('reference', '=', reference).executeTakeFirst();
  return row !== undefined;
}

/** What sends a request away after its row was written; the transaction then leaves nothing behind. */
class Refusal extends Error {
  readonly answer: SavedLead;

  constructor(answer: SavedLead) {
    super(answer.kind);
    this.answer = answer;
  }
}

/** Undefined when the key or the reference is taken; then nothing is written. */
function insertLead(store: Store, lead: NewLead): Promise<SavedLead | undefined> {
  const saved = store.transaction().execute(async (transaction): Promise<SavedLead | undefined> => {
    const inserted = await transaction
      .insertInto('lead')
      .values({ ...leadRow(lead), received_at: storeTime(transaction, lead.receivedAt) })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (!inserted) return undefined;
    await spendNonce(transaction, lead);
    const retryAfterS = await countAccepted(transaction, lead.addressHash, lead.receivedAt);
    if (retryAfterS !== undefined) throw new Refusal({ kind: 'limited', retryAfterS });
    await oweDeliveries(transaction, inserted.id, lead);
    return { kind: 'saved', reference: inserted.reference };
  });
  return saved.catch((error: unknown) => {
    if (error instanceof Refusal) return error.answer;
    throw error;
  });
}

async function spendNonce(transaction: Store, { nonce, receivedAt }: NewLead): Promise<void> {
  if (nonce === undefined) return;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('captcha_nonce')
    .values({ nonce, used_at: storeTime(transaction, receivedAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) throw new Refusal({ kind: 'captcha' });
}

/** What is held owes nothing until the owner releases it: only a program fills in a hidden field. */
async function oweDeliveries(transaction: Store, leadId: string, lead: NewLead): Promise<void> {
  if (lead.quarantine === 'honeypot') return;
  const { message, acknowledged, receivedAt } = lead;
  const isTold = acknowledged && (await mayAcknowledge(transaction, message.from_email, receivedAt));
  const kinds: OutboxKind[] = isTold ? ['letter', 'ack'] : ['letter'];
  for (const kind of kinds) await oweDelivery(transaction, leadId, kind, receivedAt);
}

function leadRow({ message, ...lead }: NewLead): Omit<LeadTable, 'received_at'> {
  return {
    ...message,
    id: randomUUID(),
    reference: createReference(lead.referencePrefix),
    idempotency_key: lead.key,
    body_hash: hashMessage(message),
    from_site: lead.site,
    from_partner: lead.partner,
    quarantine: lead.quarantine,
    captcha_response: lead.captchaResponse ?? null,
  };
}

function hashMessage(message: ContactMessage): string {
  // The schema puts the fields in its own order, whatever order they were sent in.
  return createHash('sha256').update(JSON.stringify(message)).digest('base64url');
}
