import { randomUUID } from 'node:crypto';
import { createReference } from '../contact/intake/reference.ts';
import type { LeadTable, OutboxTable, Store } from '../contact/store/tables.ts';
import { sampleLeadEmail } from './sample-lead-email.ts';

const HOUR_MS = 60 * 60_000;
/** SQLite takes so many values in one statement that this many leads fit by far. */
const BATCH_ROWS = 200;

type LetterChange = Partial<Omit<OutboxTable, 'id' | 'lead_id' | 'kind'>>;
/** How a lead differs from the sample. */
export type LeadChange = Partial<LeadTable> & {
  /** Null for a held request, which has no letter. */
  readonly letter?: LetterChange | null;
};

/**
 * Stores `count` leads, an hour apart, the last at `until`; `change` says how each differs.
 * Their letters are sent unless it says otherwise. Returns their references, the oldest first.
 */
export async function seedLeads(
  store: Store,
  count: number,
  until: number,
  change: (index: number) => LeadChange = () => ({}),
): Promise<string[]> {
  const leads = Array.from({ length: count }, (_, index) => {
    const { letter, ...fields } = change(index);
    return { lead: { ...leadRow(until - (count - 1 - index) * HOUR_MS), ...fields }, letter };
  });
  for (let start = 0; start < count; start += BATCH_ROWS) {
    const batch = leads.slice(start, start + BATCH_ROWS);
    await store
      .insertInto('lead')
      .values(batch.map(({ lead }) => lead))
      .execute();
    const letters = batch.flatMap(({ lead, letter }) => (letter === null ? [] : [letterRow(lead, letter)]));
    if (letters.length > 0) await store.insertInto('outbox').values(letters).execute();
  }
  return leads.map(({ lead }) => lead.reference);
}

const used = new Set<string>();

/** One that no other lead of the tests has: of seven hundred two would be the same once in four thousand times. */
function newReference(): string {
  const reference = createReference('IL');
  if (used.has(reference)) return newReference();
  used.add(reference);
  return reference;
}

function leadRow(receivedAt: number): LeadTable {
  const id = randomUUID();
  return {
    ...sampleLeadEmail({ id, received_at: receivedAt, reference: newReference() }),
    idempotency_key: id,
    body_hash: '',
  };
}

function letterRow({ id, received_at }: LeadTable, letter: LetterChange | undefined) {
  const sent = { state: 'sent', attempts: 1, next_at: received_at, sent_at: received_at + 2_000 } as const;
  return { lead_id: id, kind: 'letter', created_at: received_at, ...sent, ...letter } as const;
}
