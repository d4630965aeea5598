import { SAMPLE_FILES, SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';
import { SAMPLE_NOW } from '../../../tests/harness/unit/sample-leads.ts';

const entry = { id: 2, at: SAMPLE_NOW, device: 'Chrome · Android', files: SAMPLE_FILES };
export const examples = {
  entries: { entries: [entry, { ...entry, id: 1, device: '' }], isFirst: true, problems: [] },
  refused: { entries: [entry], isFirst: false, older: '#', problems: [SAMPLE_PROBLEM] },
  empty: { entries: [], isFirst: true, problems: [] },
} as const;
