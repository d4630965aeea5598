import { markedState, stateWords } from '../../content/leads-words.ts';
import type { LeadSummary } from './read-leads.ts';

type StateFields = Pick<LeadSummary, 'state' | 'quarantine'>;

/** Whether the email of a lead carries a warning. */
export const isMarked = ({ state, quarantine }: StateFields) => quarantine !== null && state !== 'quarantine';

/** A lead's state in words, with a note when its email is marked as unverified. */
export const stateName = (lead: StateFields): string =>
  isMarked(lead) ? markedState(stateWords[lead.state]) : stateWords[lead.state];
