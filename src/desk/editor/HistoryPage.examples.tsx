import { SAMPLE_FILES, SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';
import { SAMPLE_NOW } from '../../../tests/harness/unit/sample-leads.ts';

const entry = { id: 2, at: SAMPLE_NOW, device: 'Chrome · Android', files: SAMPLE_FILES };
export const examples = {
  entries: { entries: [entry, { ...entry, id: 1, device: '' }], version: 2, isFirst: true, problems: [] },
  refused: { entries: [entry], version: 2, isFirst: false, older: '#', problems: [SAMPLE_PROBLEM] },
  meanwhile: { entries: [entry], version: 2, meanwhile: ['Nivel A'], isFirst: true, problems: [] },
  overlapped: { entries: [entry], version: 2, again: ['Nivel A'], isFirst: true, problems: [] },
  empty: { entries: [], version: 0, isFirst: true, problems: [] },
} as const;
