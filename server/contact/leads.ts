import { createHash, randomUUID } from 'node:crypto';
import type { ContactMessage } from '../../domain/contact-message.ts';
import { storeTime } from './dialect.ts';
import { createReference } from './reference.ts';
import type { LeadTable, Store } from './tables.ts';

/** A checked message with what the server adds to it. `site` and `partner` are never the visitor's word. */
export type NewLead = {
  readonly message: ContactMessage;
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly receivedAt: number;
  readonly site: string;
  readonly partner: string;
  readonly referencePrefix: string;
};

export type SavedLead =
  | { readonly kind: 'saved' | 'repeated'; readonly reference: string }
  | { readonly kind: 'keyReused' };

type KnownLead = Pick<LeadTable, 'reference' | 'body_hash'>;

/** 2^30 references: a second collision in a row means that something else is wrong. */
const REFERENCE_TRIES = 5;

/**
 * Stores a lead and the delivery it is owed in one transaction; resolves only after COMMIT. The same key
 * with the same message yields the first reference again (contact-flow «Server» 3 and 8). Throws the
 * store's error when nothing was stored.
 */
export async function saveLead(store: Store, lead: NewLead): Promise<SavedLead> {
  for (let attempt = 0; attempt < REFERENCE_TRIES; attempt += 1) {
    const reference = await insertLead(store, lead);
    if (reference) return { kind: 'saved', reference };
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

/** The new reference, or undefined when the key or the reference is taken; then nothing is written. */
function insertLead(store: Store, lead: NewLead): Promise<string | undefined> {
  return store.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('lead')
      .values(leadRow(lead))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (!inserted) return undefined;
    const { receivedAt } = lead;
    await transaction
      .insertInto('outbox')
      .values({
        lead_id: inserted.id,
        kind: 'letter',
        created_at: receivedAt,
        state: 'pending',
        attempts: 0,
        next_at: storeTime(transaction, receivedAt),
      })
      .execute();
    return inserted.reference;
  });
}

function leadRow({ message, ...lead }: NewLead): LeadTable {
  return {
    ...message,
    id: randomUUID(),
    reference: createReference(lead.referencePrefix),
    idempotency_key: lead.key,
    body_hash: hashMessage(message),
    received_at: lead.receivedAt,
    from_site: lead.site,
    from_partner: lead.partner,
    quarantine: null,
    captcha_response: null,
  };
}

function hashMessage(message: ContactMessage): string {
  // The schema puts the fields in its own order, whatever order they were sent in.
  return createHash('sha256').update(JSON.stringify(message)).digest('base64url');
}
