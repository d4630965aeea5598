import { deskWords } from '../../domain/desk/words.ts';
import { SAMPLE_LEADS, SAMPLE_NOW } from '../../tests/harness/unit/sample-leads.ts';

const list = { label: deskWords.inbox.list, filter: {}, now: SAMPLE_NOW };
export const examples = {
  states: { ...list, rows: SAMPLE_LEADS },
  unverified: { ...list, rows: SAMPLE_LEADS.slice(0, 2).map((row) => ({ ...row, quarantine: 'unverified' as const })) },
};
