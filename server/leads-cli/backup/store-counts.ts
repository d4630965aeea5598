import { sql } from 'kysely';
import { displayState } from '../../leads/lead-state.ts';
import { leadState, leadsWithEmail } from '../../leads/read-leads.ts';
import type { Store } from '../../store/tables.ts';
import type { StateCounts } from '../terminal/state-cell.ts';

/** The number of leads of a store in each state. */
export async function countStates(store: Store): Promise<StateCounts> {
  const rows = await leadsWithEmail(store)
    .select([leadState.as('state'), 'outbox.transport', sql<number>`count(*)`.as('leads')])
    .groupBy([leadState, 'outbox.transport'])
    .execute();
  const counts = Map.groupBy(rows, displayState).entries();
  return new Map(counts.map(([state, some]) => [state, some.reduce((sum, { leads }) => sum + leads, 0)]));
}
