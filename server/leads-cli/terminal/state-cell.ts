import { type DisplayState, displayState, isMarked, type StateFields, stateName } from '../../leads/lead-state.ts';
import { unverified } from '../../leads/words.ts';
import { countedRequests, stateCounts } from '../words.ts';
import type { Paint } from './terminal.ts';

/** Signs distinguish states without colour. In the order of processing, then failed leads, then held ones. */
const STATE_STYLES: Readonly<Record<DisplayState, { readonly sign: string; readonly paint: Paint }>> = {
  pending: { sign: '○', paint: 'yellow' },
  sending: { sign: '◐', paint: 'cyan' },
  sent: { sign: '●', paint: 'green' },
  filed: { sign: '□', paint: 'yellow' },
  dead: { sign: '✕', paint: 'red' },
  quarantine: { sign: '◇', paint: 'magenta' },
};

const DISPLAY_STATES = Object.keys(STATE_STYLES) as DisplayState[];

/** The number of leads in each state. */
export type StateCounts = ReadonlyMap<DisplayState, number>;

/** Formats counts: `700 solicitudes · 140 pendientes · …`, or with the signs of the states. */
export function describeCounts(counts: StateCounts, { withSigns = false } = {}): string {
  const states = DISPLAY_STATES.flatMap((state) => {
    const count = counts.get(state);
    return count ? [(withSigns ? `${STATE_STYLES[state].sign} ` : '') + stateCounts[state](count)] : [];
  });
  const total = counts.values().reduce((sum, count) => sum + count, 0);
  return countedRequests(total, states);
}

/** A lead's state as a table cell. In a narrow column, a marked lead shows it by sign and colour only. */
export function stateCell(lead: StateFields, { narrow = false } = {}) {
  const { sign, paint } = STATE_STYLES[displayState(lead)];
  return { text: `${sign} ${narrow && isMarked(lead) ? unverified : stateName(lead)}`, paint };
}
