import { deskWords } from '../../content/desk.ts';
import { LeadList } from './LeadList.tsx';
import { SAMPLE_LEADS } from './testing/sample-leads.ts';

export const Component = LeadList;
export const examples = { states: { label: deskWords.inbox.list, rows: SAMPLE_LEADS, filter: { search: '' } } };
export const criteria = {
  'without style': 'say in words what is unread, held or not delivered',
  keyboard: 'have one tab stop for each message',
  voice: 'open a message when the name on it is said',
  reader: 'be a named list, and say first that a message is unread',
};
