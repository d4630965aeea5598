import { markedState, stateWords } from '../../content/leads-words.ts';
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
export function stateName({ state, quarantine }: Placed): string {
  return quarantine === null || state === 'quarantine' ? stateWords[state] : markedState(stateWords[state]);
}

/** A request's state with its sign and its colour. */
export function stateCell(lead: Placed) {
  return { text: `${STATE_SIGNS[lead.state]} ${stateName(lead)}`, paint: STATE_PAINT[lead.state] };
}
