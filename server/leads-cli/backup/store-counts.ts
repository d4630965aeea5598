import { sql } from 'kysely';
import type { LeadState } from '../../../domain/desk/lead-status.ts';
import { countLeads, leadState, leadsWithEmail } from '../../leads/read-leads.ts';
import type { Store } from '../../store/tables.ts';
import { stateCounts, restoreWords as words } from '../words.ts';

/** Number of leads in a store, in total and in each state. */
export type StoreCounts = { readonly leads: number; readonly states: ReadonlyMap<LeadState, number> };

export async function countStore(store: Store): Promise<StoreCounts> {
  const rows = await leadsWithEmail(store)
    .select([leadState.as('state'), sql<number>`count(*)`.as('leads')])
    .groupBy(leadState)
    .orderBy(leadState)
    .execute();
  return { leads: await countLeads(store), states: new Map(rows.map((row) => [row.state, row.leads])) };
}

/** Formats counts: `700 solicitudes · 140 pendientes · …`. */
export const describeCounts = ({ leads, states }: StoreCounts) =>
  words.counts(
    leads,
    [...states].map(([name, count]) => stateCounts[name](count)),
  );
