import { deskWords } from '../../content/desk.ts';
import { LeadList } from './LeadList.tsx';
import { SAMPLE_LEADS } from './testing/sample-leads.ts';

export const Component = LeadList;
export const examples = { states: { label: deskWords.inbox.list, rows: SAMPLE_LEADS } };
