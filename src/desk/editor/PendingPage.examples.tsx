import { SAMPLE_FILES, SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';
import { SAMPLE_NOW } from '../../../tests/harness/unit/sample-leads.ts';

const files = SAMPLE_FILES.map((file) => ({ ...file, version: file.path }));
export const examples = {
  ready: { files, problems: [], hints: [] },
  scheduled: { files, problems: [], hints: [], scheduledAt: SAMPLE_NOW },
  past: { files, problems: [], hints: [], refusedMoment: '2026-11-20T08:00' },
  refused: { files, problems: [SAMPLE_PROBLEM], hints: [] },
  failed: { files, problems: [SAMPLE_PROBLEM], hints: [], failedSchedule: SAMPLE_NOW },
  together: { files, problems: [], hints: [], together: files.slice(0, 2).map(({ path }) => path) },
  empty: { files: [], problems: [], hints: [] },
  hidden: { files: [], isOfHidden: true, problems: [SAMPLE_PROBLEM], hints: [] },
} as const;
