import type { LeadState } from '../../domain/desk/lead-status.ts';
import { isFiled, type LeadSummary } from './read-leads.ts';
import { collectedWords, markedState, stateWords } from './words.ts';

export type StateFields = Pick<LeadSummary, 'state' | 'quarantine' | 'collected' | 'transport'>;

/** State of a lead's email as it is displayed: `filed` for one that was only written to a file. */
export type DisplayState = LeadState | 'filed';

/** Of a lead whose email was only written to a file it must not be said that it was sent. */
export const displayState = (lead: Pick<StateFields, 'state' | 'transport'>): DisplayState =>
  isFiled(lead) ? 'filed' : lead.state;

/** Whether the email of a lead carries a warning. */
export const isMarked = ({ state, quarantine }: StateFields) => quarantine !== null && state !== 'quarantine';

/** A lead's state in words, with a note when its email is marked as unverified. */
export function stateName(lead: StateFields): string {
  const name = (lead.collected ? collectedWords : stateWords)[displayState(lead)];
  return isMarked(lead) ? markedState(name) : name;
}
