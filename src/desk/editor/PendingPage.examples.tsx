import { SAMPLE_FILES, SAMPLE_PROBLEM } from '../testing/sample-changes.ts';
import { SAMPLE_NOW } from '../testing/sample-leads.ts';
import { PendingPage } from './PendingPage.tsx';

export const Component = PendingPage;
export const examples = {
  ready: { files: SAMPLE_FILES, problems: [] },
  scheduled: { files: SAMPLE_FILES, problems: [], scheduledAt: SAMPLE_NOW },
  refused: { files: SAMPLE_FILES, problems: [SAMPLE_PROBLEM] },
  alone: { files: SAMPLE_FILES, problems: [], alone: [SAMPLE_PROBLEM] },
  empty: { files: [], problems: [], done: 'descartado' },
} as const;
