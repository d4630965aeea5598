import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { searchTextOf } from '../../../domain/contact/lead-search.ts';
import { createReference } from '../../../server/contact/intake/reference.ts';
import type { LeadNotes } from '../../../server/store/desk-tables.ts';
import type { LeadTable, OutboxTable, Store } from '../../../server/store/tables.ts';
import { company } from './our-content.ts';
import { sampleMailedLead } from './sample-mail.ts';

const HOUR_MS = 60 * 60_000;
/** Stays far below SQLite's limit of bound values. */
const BATCH_ROWS = 200;

type DeliveryChange = Partial<Omit<Selectable<OutboxTable>, 'id' | 'lead_id' | 'kind'>>;
/** How a lead differs from the sample. */
export type LeadChange = Partial<LeadTable> &
  Partial<Insertable<LeadNotes>> & {
    /** Null for a held lead, which has no delivery. */
    readonly delivery?: DeliveryChange | null;
  };

/**
 * Stores `count` leads, an hour apart and the last at `until`, with sent deliveries and `change` applied to each.
 * Returns their references, oldest first.
 */
export async function seedLeads(
  store: Store,
  count: number,
  until: number,
  change: (index: number) => LeadChange = () => ({}),
): Promise<string[]> {
  const leads = Array.from({ length: count }, (_, index) => {
    const { delivery, ...fields } = change(index);
    const lead = { ...leadRow(until - (count - 1 - index) * HOUR_MS), ...fields };
    return { lead: { ...lead, search_text: searchTextOf(lead) }, delivery };
  });
  for (let start = 0; start < count; start += BATCH_ROWS) {
    const batch = leads.slice(start, start + BATCH_ROWS);
    await store
      .insertInto('lead')
      .values(batch.map(({ lead }) => lead))
      .execute();
    const deliveries = batch.flatMap(({ lead, delivery }) => (delivery === null ? [] : [deliveryRow(lead, delivery)]));
    if (deliveries.length > 0) await store.insertInto('outbox').values(deliveries).execute();
  }
  return leads.map(({ lead }) => lead.reference);
}

/** Notes that the agency has been told of the leads that are held at `at`. */
export async function reportHeld(store: Store, at: number): Promise<void> {
  const notice = { kind: 'held', state: 'sent', created_at: at, attempts: 1, next_at: at } as const;
  await store.insertInto('outbox').values(notice).execute();
}

const used = new Set<string>();

/** Unique among the tests: two of 700 random references would be equal in one of 4,000 runs. */
function newReference(): string {
  const reference = createReference(company.referencePrefix);
  if (used.has(reference)) return newReference();
  used.add(reference);
  return reference;
}

function leadRow(receivedAt: number): LeadTable {
  const id = randomUUID();
  return {
    ...sampleMailedLead({ id, received_at: receivedAt, reference: newReference() }),
    idempotency_key: id,
    body_hash: '',
    search_text: '',
  };
}

function deliveryRow({ id, received_at }: LeadTable, delivery: DeliveryChange | undefined) {
  const sent = { state: 'sent', attempts: 1, next_at: received_at, sent_at: received_at + 2_000 } as const;
  return { lead_id: id, kind: 'email', created_at: received_at, ...sent, ...delivery } as const;
}
