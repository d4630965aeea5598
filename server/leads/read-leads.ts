import { setImmediate } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { LeadKind, LeadState } from '../../domain/desk/lead-status.ts';
import type { LeadNotes } from '../store/desk-tables.ts';
import type { LeadTable, OutboxTable, Store } from '../store/tables.ts';

export const STATE_FILTERS = ['pending', 'sent', 'dead', 'quarantine'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

export type LeadFilter = {
  readonly state?: StateFilter | undefined;
  /** Received at or after, in milliseconds since the epoch. */
  readonly since?: number | undefined;
};

/** How a lead is reported: `collected` is 1 when together with others, otherwise 0; `transport` accepted the email. */
type Reporting = { readonly state: LeadState; readonly collected: number; readonly transport: string | null };

const SUMMARY = ['reference', 'received_at', 'from_name', 'from_serviceid', 'from_service', 'quarantine'] as const;
/** The columns of a list: no message and no email address. */
export type LeadSummary = Pick<Selectable<LeadTable>, (typeof SUMMARY)[number]> & Reporting;

export type Lead = Selectable<LeadTable & LeadNotes> & Reporting;

const PAGE_ROWS = 500;

export const leadState = sql<LeadState>`coalesce(outbox.state, 'quarantine')`;

const reporting = [
  leadState.as('state'),
  sql<number>`coalesce(outbox.collected, 0)`.as('collected'),
  'outbox.transport',
] as const;

/** Leads joined with their emails to the agency, which held ones do not have. */
export const leadsWithEmail = (store: Store) =>
  store
    .selectFrom('lead')
    .leftJoin('outbox', (join) => join.onRef('outbox.lead_id', '=', 'lead.id').on('outbox.kind', '=', 'email'));

function selectLeads(store: Store, { state, since }: LeadFilter) {
  return leadsWithEmail(store)
    .$if(since !== undefined, (query) => query.where('received_at', '>=', since ?? 0))
    .$if(state === 'quarantine', (query) => query.where('outbox.id', 'is', null))
    .$if(state === 'pending', (query) => query.where('outbox.state', 'in', ['pending', 'sending']))
    .$if(state === 'sent' || state === 'dead', (query) => query.where('outbox.state', '=', state as 'sent' | 'dead'));
}

/** Summaries of filtered leads, oldest first. */
export function readSummaries(store: Store, filter: LeadFilter): Promise<LeadSummary[]> {
  return selectLeads(store, filter)
    .select([...SUMMARY, ...reporting])
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

/** Filtered leads, oldest first, in batches (keyset pagination). Other requests get their turn between two of them. */
export async function* readPages(store: Store, filter: LeadFilter): AsyncGenerator<Lead[]> {
  let rows: Lead[] = [];
  do {
    const last = rows.at(-1);
    rows = await selectLeads(store, filter)
      .selectAll('lead')
      .select(reporting)
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
    // SQLite responds at once, so an export would otherwise never leave the tick.
    await setImmediate();
  } while (rows.length === PAGE_ROWS);
}

/** The lead with a reference; undefined when there is none. */
export function findLead(store: Store, reference: string): Promise<Lead | undefined> {
  return selectLeads(store, {})
    .selectAll('lead')
    .select(reporting)
    .where('reference', '=', reference)
    .executeTakeFirst();
}

const DELIVERY = ['state', 'attempts', 'next_at', 'sent_at', 'last_error', 'answer', 'transport', 'collected'] as const;
/** A lead's delivery. Times are milliseconds since the epoch. */
export type LeadDelivery = Pick<Selectable<OutboxTable>, (typeof DELIVERY)[number]> & { readonly kind: LeadKind };

/** Whether it was written to a file: the email did not leave the machine. */
export const isFiled = ({ state, transport }: Pick<Reporting, 'state' | 'transport'>): boolean =>
  state === 'sent' && transport === 'file';

/** The deliveries of a lead, the agency's first. */
export function readDeliveries(store: Store, leadId: string): Promise<LeadDelivery[]> {
  return store
    .selectFrom('outbox')
    .select(DELIVERY)
    .select((row) => row.ref('kind').$castTo<LeadKind>().as('kind'))
    .where('lead_id', '=', leadId)
    .orderBy(sql`kind <> 'email'`)
    .orderBy('kind')
    .execute();
}

/** A lead as JSON output, under the wire names and without the server's internal columns. */
export function describeLead(lead: Lead) {
  const { id: _id, idempotency_key: _key, body_hash: _hash, captcha_response: _captcha, ...known } = lead;
  const { search_text: _text, reference, received_at, state, quarantine, ...fields } = known;
  return { reference, received_at, state, quarantine, ...fields };
}
