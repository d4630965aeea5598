import { isMarked, type StateFields, stateName, type ToldState, toldState } from '../../leads/lead-state.ts';
import { unverified } from '../../leads/words.ts';
import type { Paint } from './terminal.ts';

/** In the order of processing, then failed leads, then held ones. */
export const TOLD_STATES = ['pending', 'sending', 'sent', 'filed', 'dead', 'quarantine'] as const satisfies ToldState[];

/** Signs distinguish states without colour. */
export const STATE_STYLES: Readonly<Record<ToldState, { readonly sign: string; readonly paint: Paint }>> = {
  pending: { sign: '○', paint: 'yellow' },
  sending: { sign: '◐', paint: 'cyan' },
  sent: { sign: '●', paint: 'green' },
  filed: { sign: '□', paint: 'yellow' },
  dead: { sign: '✕', paint: 'red' },
  quarantine: { sign: '◇', paint: 'magenta' },
};

/** A lead's state as a table cell. In a narrow column, a marked lead shows it by sign and colour only. */
export function stateCell(lead: StateFields, { narrow = false } = {}) {
  const { sign, paint } = STATE_STYLES[toldState(lead)];
  return { text: `${sign} ${narrow && isMarked(lead) ? unverified : stateName(lead)}`, paint };
}
