import { markedState, stateWords, unverified } from '../../content/leads-words.ts';
import type { LeadState, LeadSummary } from './lead-rows.ts';
import type { Paint } from './terminal.ts';

type Placed = Pick<LeadSummary, 'state' | 'quarantine'>;

/** From arrival to delivery, then what went wrong. */
export const LEAD_STATES = ['pending', 'sending', 'sent', 'dead', 'quarantine'] as const satisfies LeadState[];

/** Tell states apart where there is no colour, or none that is seen. */
export const STATE_SIGNS: Readonly<Record<LeadState, string>> = {
  pending: '○',
  sending: '◐',
  sent: '●',
  dead: '✕',
  quarantine: '◇',
};

const STATE_PAINT: Readonly<Record<LeadState, Paint>> = {
  pending: 'yellow',
  sending: 'cyan',
  sent: 'green',
  dead: 'red',
  quarantine: 'magenta',
};

/** A request's state in words; a letter that goes out with a mark says so. */
export function stateName(lead: Placed): string {
  return isMarked(lead) ? markedState(stateWords[lead.state]) : stateWords[lead.state];
}

const isMarked = ({ state, quarantine }: Placed) => quarantine !== null && state !== 'quarantine';

/** A request's state with its sign and its colour. */
export function stateCell(lead: Placed) {
  return { text: `${STATE_SIGNS[lead.state]} ${stateName(lead)}`, paint: STATE_PAINT[lead.state] };
}

/** The same for a narrow column: of a marked letter, sign and colour say where it is. */
export function shortStateCell(lead: Placed) {
  const name = isMarked(lead) ? unverified : stateWords[lead.state];
  return { text: `${STATE_SIGNS[lead.state]} ${name}`, paint: STATE_PAINT[lead.state] };
}
