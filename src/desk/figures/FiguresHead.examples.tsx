import { FiguresHead } from './FiguresHead.tsx';
import { sampleDays, sampleFew, sampleNone, sampleYear } from './sample-figures.ts';

export const Component = FiguresHead;
export const examples = {
  days: { figures: sampleDays, unit: 'day' },
  year: { figures: sampleYear, unit: 'month' },
  few: { figures: sampleFew, unit: 'day' },
  none: { figures: sampleNone, unit: 'day' },
} as const;
