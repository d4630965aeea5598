import { SAMPLE_FILES, SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';
import { SAMPLE_NOW } from '../../../tests/harness/unit/sample-leads.ts';

export const examples = {
  ready: { files: SAMPLE_FILES, problems: [], hints: [] },
  scheduled: { files: SAMPLE_FILES, problems: [], hints: [], scheduledAt: SAMPLE_NOW },
  past: { files: SAMPLE_FILES, problems: [], hints: [], refusedMoment: '2026-11-20T08:00' },
  refused: { files: SAMPLE_FILES, problems: [SAMPLE_PROBLEM], hints: [] },
  failed: { files: SAMPLE_FILES, problems: [SAMPLE_PROBLEM], hints: [], failedSchedule: SAMPLE_NOW },
  alone: { files: SAMPLE_FILES, problems: [], hints: [], alone: [SAMPLE_PROBLEM] },
  empty: { files: [], problems: [], hints: [], done: 'descartado' },
} as const;
