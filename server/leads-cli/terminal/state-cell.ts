import { type DisplayState, displayState, isMarked, type StateFields, stateName } from '../../leads/lead-state.ts';
import { unverified } from '../../leads/words.ts';
import type { Paint } from './terminal.ts';

/** Signs distinguish states without colour. In the order of processing, then failed leads, then held ones. */
export const STATE_STYLES: Readonly<Record<DisplayState, { readonly sign: string; readonly paint: Paint }>> = {
  pending: { sign: '○', paint: 'yellow' },
  sending: { sign: '◐', paint: 'cyan' },
  sent: { sign: '●', paint: 'green' },
  filed: { sign: '□', paint: 'yellow' },
  dead: { sign: '✕', paint: 'red' },
  quarantine: { sign: '◇', paint: 'magenta' },
};

export const DISPLAY_STATES = Object.keys(STATE_STYLES) as DisplayState[];

/** A lead's state as a table cell. In a narrow column, a marked lead shows it by sign and colour only. */
export function stateCell(lead: StateFields, { narrow = false } = {}) {
  const { sign, paint } = STATE_STYLES[displayState(lead)];
  return { text: `${sign} ${narrow && isMarked(lead) ? unverified : stateName(lead)}`, paint };
}
