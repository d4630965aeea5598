import { formatCount } from '../../../domain/site/amounts.ts';
import { figureWords, formatBucket } from '../../../domain/visits/words.ts';
import { sampleYear } from '../../../tests/harness/unit/sample-figures.ts';

const { month, visitors, views, titleOfMonths } = figureWords.visits;

export const examples = {
  year: {
    caption: titleOfMonths,
    heads: [month, visitors, views],
    rows: sampleYear.buckets.map((bucket) => ({
      id: bucket.name,
      name: formatBucket(bucket.name),
      cells: [formatCount(bucket.visitors), formatCount(bucket.views)],
    })),
  },
};
