import { type Selectable, sql } from 'kysely';
import { usageProblems } from '../../content/leads-words.ts';
import type { LeadTable, OutboxTable, Store } from '../contact/store/tables.ts';
import { UsageError } from './terminal/problems.ts';
import type { StateFilter } from './terminal/typed-values.ts';

/** State of a lead's delivery; `quarantine` for a held lead, which has none. */
export type LeadState = OutboxTable['state'] | 'quarantine';

export type LeadFilter = {
  readonly state?: StateFilter | undefined;
  /** Received at or after, in milliseconds since the epoch. */
  readonly since?: number | undefined;
};

const SUMMARY = ['reference', 'received_at', 'from_name', 'from_serviceid', 'from_service', 'quarantine'] as const;
/** The columns of a list: no message and no e-mail address. */
export type LeadSummary = Pick<Selectable<LeadTable>, (typeof SUMMARY)[number]> & { readonly state: LeadState };

export type Lead = Selectable<LeadTable> & { readonly state: LeadState };

const PAGE_ROWS = 500;

const state = sql<LeadState>`coalesce(outbox.state, 'quarantine')`.as('state');

/** Filtered leads joined with their deliveries. */
function selectLeads(store: Store, { state, since }: LeadFilter) {
  return store
    .selectFrom('lead')
    .leftJoin('outbox', (join) => join.onRef('outbox.lead_id', '=', 'lead.id').on('outbox.kind', '=', 'letter'))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .$if(state === 'quarantine', (query) => query.where('quarantine', 'is not', null))
    .$if(state === 'pending', (query) => query.where('outbox.state', 'in', ['pending', 'sending']))
    .$if(state === 'sent' || state === 'dead', (query) => query.where('outbox.state', '=', state as 'sent' | 'dead'));
}

/** Summaries of filtered leads, oldest first. */
export function readSummaries(store: Store, filter: LeadFilter): Promise<LeadSummary[]> {
  return selectLeads(store, filter)
    .select([...SUMMARY, state])
    .orderBy('received_at')
    .orderBy('lead.id')
    .execute();
}

/** Number of filtered leads. */
export async function countLeads(store: Store, filter: LeadFilter = {}): Promise<number> {
  const { total } = await selectLeads(store, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Filtered leads, oldest first, in batches (keyset pagination). */
export async function* readPages(store: Store, filter: LeadFilter): AsyncGenerator<Lead[]> {
  let rows: Lead[] = [];
  do {
    const last = rows.at(-1);
    rows = await selectLeads(store, filter)
      .selectAll('lead')
      .select(state)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('received_at', 'lead.id'), '>', tuple(last?.received_at ?? 0, last?.id ?? '')),
        ),
      )
      .orderBy('received_at')
      .orderBy('lead.id')
      .limit(PAGE_ROWS)
      .execute();
    if (rows.length > 0) yield rows;
  } while (rows.length === PAGE_ROWS);
}

/** The lead with a reference. Throws UsageError when there is none. */
export async function getLead(store: Store, reference: string): Promise<Lead> {
  const lead = await selectLeads(store, {})
    .selectAll('lead')
    .select(state)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!lead) throw new UsageError(usageProblems.unknownReference(reference));
  return lead;
}

/** A lead as JSON output: wire names, without the server's internal columns. */
export function describeLead({ received_at, ...lead }: Lead) {
  const { id: _id, idempotency_key: _key, body_hash: _hash, captcha_response: _captcha, ...rest } = lead;
  const { reference, state, quarantine, ...fields } = rest;
  return { reference, received_at: new Date(received_at), state, quarantine, ...fields };
}
