import type { LeadSummary } from './read-leads.ts';
import { collectedWords, markedState, stateWords } from './words.ts';

export type StateFields = Pick<LeadSummary, 'state' | 'quarantine' | 'collected'>;

/** Whether the email of a lead carries a warning. */
export const isMarked = ({ state, quarantine }: StateFields) => quarantine !== null && state !== 'quarantine';

/** A lead's state in words, with a note when its email is marked as unverified. */
export function stateName(lead: StateFields): string {
  const name = (lead.collected ? collectedWords : stateWords)[lead.state];
  return isMarked(lead) ? markedState(name) : name;
}
