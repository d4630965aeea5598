import { sampleDays, sampleFew, sampleNone, sampleYear } from '../../../tests/harness/unit/sample-figures.ts';

export const examples = {
  days: { figures: sampleDays, unit: 'day' },
  year: { figures: sampleYear, unit: 'month' },
  few: { figures: sampleFew, unit: 'day' },
  none: { figures: sampleNone, unit: 'day' },
} as const;
