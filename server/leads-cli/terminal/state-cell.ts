import { markedState, stateWords, unverified } from '../../../content/leads-words.ts';
import type { LeadState, LeadSummary } from '../read-leads.ts';
import type { Paint } from './terminal.ts';

type StateFields = Pick<LeadSummary, 'state' | 'quarantine'>;

/** In the order of processing, failures last. */
export const LEAD_STATES = ['pending', 'sending', 'sent', 'dead', 'quarantine'] as const satisfies LeadState[];

/** Signs distinguish states without colour. */
export const STATE_STYLES: Readonly<Record<LeadState, { readonly sign: string; readonly paint: Paint }>> = {
  pending: { sign: '○', paint: 'yellow' },
  sending: { sign: '◐', paint: 'cyan' },
  sent: { sign: '●', paint: 'green' },
  dead: { sign: '✕', paint: 'red' },
  quarantine: { sign: '◇', paint: 'magenta' },
};

const isMarked = ({ state, quarantine }: StateFields) => quarantine !== null && state !== 'quarantine';

/** A lead's state in words, with a note when its e-mail is marked as unverified. */
export const stateName = (lead: StateFields): string =>
  isMarked(lead) ? markedState(stateWords[lead.state]) : stateWords[lead.state];

/** A lead's state as a table cell; in a narrow column of a marked lead, sign and colour alone show the state. */
export function stateCell(lead: StateFields, { narrow = false } = {}) {
  const { sign, paint } = STATE_STYLES[lead.state];
  return { text: `${sign} ${narrow && isMarked(lead) ? unverified : stateName(lead)}`, paint };
}
