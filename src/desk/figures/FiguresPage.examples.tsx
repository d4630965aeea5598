import { figureWords } from '../../../domain/visits/words.ts';
import { sampleDays, sampleFew, sampleNone, sampleYear } from '../../../tests/harness/unit/sample-figures.ts';

const planTitles = Object.fromEntries(sampleDays.plans.map(({ plan }) => [plan, plan.replaceAll('-', ' ')]));
const pageNames = figureWords.ranks.pages.names;
const shared = { planTitles, pageNames, isCounting: true };

export const examples = {
  days: { ...shared, figures: sampleDays, unit: 'day' },
  year: { ...shared, figures: sampleYear, unit: 'month' },
  few: { ...shared, figures: sampleFew, unit: 'day' },
  none: { ...shared, figures: sampleNone, unit: 'day', isCounting: false },
} as const;
