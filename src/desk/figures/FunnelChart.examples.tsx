import { sampleDays, sampleFew, sampleNone } from '../../../tests/harness/unit/sample-figures.ts';
import { FunnelChart } from './FunnelChart.tsx';

export const Component = FunnelChart;
export const examples = {
  days: { ...sampleDays, planTitles: {} },
  few: { ...sampleFew, planTitles: {} },
  none: { ...sampleNone, planTitles: {} },
} as const;
