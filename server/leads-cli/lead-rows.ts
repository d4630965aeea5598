import { type Selectable, sql } from 'kysely';
import { usageProblems } from '../../content/leads-words.ts';
import type { LeadTable, OutboxTable, Store } from '../contact/store/tables.ts';
import { UsageError } from './terminal/problems.ts';
import type { StateFilter } from './terminal/typed-values.ts';

/** Where a request's letter is; `quarantine` when it is held and has none. */
export type LeadState = OutboxTable['state'] | 'quarantine';

export type LeadFilter = {
  readonly state?: StateFilter | undefined;
  /** Received at or after, in milliseconds since the epoch. */
  readonly since?: number | undefined;
};

const SUMMARY = ['reference', 'received_at', 'from_name', 'from_serviceid', 'from_service', 'quarantine'] as const;
/** What a list shows of a request: enough to find it, no message and no address. */
export type LeadSummary = Pick<Selectable<LeadTable>, (typeof SUMMARY)[number]> & { readonly state: LeadState };

export type LeadRow = Selectable<LeadTable> & { readonly state: LeadState };

const PAGE_ROWS = 500;

const state = sql<LeadState>`coalesce(outbox.state, 'quarantine')`.as('state');

/** The requests that a filter lets through, each beside its letter. */
function selectLeads(store: Store, { state, since }: LeadFilter) {
  return store
    .selectFrom('lead')
    .leftJoin('outbox', (join) => join.onRef('outbox.lead_id', '=', 'lead.id').on('outbox.kind', '=', 'letter'))
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .$if(state === 'quarantine', (query) => query.where('quarantine', 'is not', null))
    .$if(state === 'pending', (query) => query.where('outbox.state', 'in', ['pending', 'sending']))
    .$if(state === 'sent' || state === 'dead', (query) => query.where('outbox.state', '=', state as 'sent' | 'dead'));
}

/** The summaries of all requests that a filter lets through, the oldest first. */
export function readSummaries(store: Store, filter: LeadFilter): Promise<LeadSummary[]> {
  return selectLeads(store, filter)
    .select([...SUMMARY, state])
    .orderBy('received_at')
    .orderBy('lead.id')
    .execute();
}

/** How many requests a filter lets through. */
export async function countLeads(store: Store, filter: LeadFilter = {}): Promise<number> {
  const { total } = await selectLeads(store, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** All requests that a filter lets through, the oldest first, a page at a time. */
export async function* readPages(store: Store, filter: LeadFilter): AsyncGenerator<LeadRow[]> {
  let rows: LeadRow[] = [];
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

/** The request with a reference. Throws UsageError when there is none. */
export async function getLead(store: Store, reference: string): Promise<LeadRow> {
  const lead = await selectLeads(store, {})
    .selectAll('lead')
    .select(state)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!lead) throw new UsageError(usageProblems.unknownReference(reference));
  return lead;
}

/** A request for programs: wire names, and nothing that only the server needs. */
export function describeLead({ received_at, ...lead }: LeadRow) {
  const { id: _id, idempotency_key: _key, body_hash: _hash, captcha_response: _captcha, ...told } = lead;
  const { reference, state, quarantine, ...fields } = told;
  return { reference, received_at: new Date(received_at), state, quarantine, ...fields };
}
