import { FunnelChart } from './FunnelChart.tsx';
import { sampleDays, sampleFew, sampleNone } from './sample-figures.ts';

export const Component = FunnelChart;
export const examples = {
  days: { ...sampleDays, planTitles: {} },
  few: { ...sampleFew, planTitles: {} },
  none: { ...sampleNone, planTitles: {} },
} as const;
