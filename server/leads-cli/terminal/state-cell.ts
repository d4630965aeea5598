import { markedState, stateWords, unverified } from '../../../content/leads-words.ts';
import type { LeadState, LeadSummary } from '../lead-rows.ts';
import type { Paint } from './terminal.ts';

type Placed = Pick<LeadSummary, 'state' | 'quarantine'>;

/** From arrival to delivery, then what went wrong. */
export const LEAD_STATES = ['pending', 'sending', 'sent', 'dead', 'quarantine'] as const satisfies LeadState[];

/** Signs tell states apart where there is no colour. */
export const STATE_LOOKS: Readonly<Record<LeadState, { readonly sign: string; readonly paint: Paint }>> = {
  pending: { sign: '○', paint: 'yellow' },
  sending: { sign: '◐', paint: 'cyan' },
  sent: { sign: '●', paint: 'green' },
  dead: { sign: '✕', paint: 'red' },
  quarantine: { sign: '◇', paint: 'magenta' },
};

const isMarked = ({ state, quarantine }: Placed) => quarantine !== null && state !== 'quarantine';

/** A request's state in words; a letter that goes out with a mark says so. */
export const stateName = (lead: Placed): string =>
  isMarked(lead) ? markedState(stateWords[lead.state]) : stateWords[lead.state];

/** A request's state with its sign and its colour, which in a narrow column say where a marked letter is. */
export function stateCell(lead: Placed, { narrow = false } = {}) {
  const { sign, paint } = STATE_LOOKS[lead.state];
  return { text: `${sign} ${narrow && isMarked(lead) ? unverified : stateName(lead)}`, paint };
}
