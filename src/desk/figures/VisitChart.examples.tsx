import { sampleDays, sampleNone, sampleYear } from '../../../tests/harness/unit/sample-figures.ts';

export const examples = {
  days: { buckets: sampleDays.buckets, unit: 'day' },
  year: { buckets: sampleYear.buckets, unit: 'month' },
  none: { buckets: sampleNone.buckets, unit: 'day' },
} as const;
