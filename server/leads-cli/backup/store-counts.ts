import { sql } from 'kysely';
import { type DisplayState, displayState } from '../../leads/lead-state.ts';
import { countLeads, leadState, leadsWithEmail } from '../../leads/read-leads.ts';
import type { Store } from '../../store/tables.ts';
import { DISPLAY_STATES } from '../terminal/state-cell.ts';
import { stateCounts, restoreWords as words } from '../words.ts';

/** Number of leads in a store, in total and in each state. */
export type StoreCounts = { readonly leads: number; readonly states: ReadonlyMap<DisplayState, number> };

export async function countStore(store: Store): Promise<StoreCounts> {
  const rows = await leadsWithEmail(store)
    .select([leadState.as('state'), 'outbox.transport', sql<number>`count(*)`.as('leads')])
    .groupBy([leadState, 'outbox.transport'])
    .execute();
  const states = new Map<DisplayState, number>();
  for (const row of rows) states.set(displayState(row), (states.get(displayState(row)) ?? 0) + row.leads);
  return { leads: await countLeads(store), states };
}

/** Formats counts: `700 solicitudes · 140 pendientes · …`. */
export const describeCounts = ({ leads, states }: StoreCounts) =>
  words.counts(
    leads,
    DISPLAY_STATES.flatMap((name) => {
      const count = states.get(name);
      return count ? [stateCounts[name](count)] : [];
    }),
  );
