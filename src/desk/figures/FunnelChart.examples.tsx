import { sampleDays, sampleFew, sampleNone } from '../../../tests/harness/unit/sample-figures.ts';

export const examples = {
  days: { ...sampleDays, planTitles: {} },
  few: { ...sampleFew, planTitles: {} },
  none: { ...sampleNone, planTitles: {} },
} as const;
