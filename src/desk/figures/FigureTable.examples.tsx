import { figureWords, formatBucket, formatCount } from '../../../domain/visits/words.ts';
import { FigureTable } from './FigureTable.tsx';
import { sampleYear } from './sample-figures.ts';

const { month, visitors, views, titleOfMonths } = figureWords.visits;

export const Component = FigureTable;
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
export const criteria = {
  'without style': 'remain a table, its numbers beside their names',
  keyboard: 'scroll sideways with the arrow keys',
  zoom: 'scroll within itself, never the page',
  reader: 'say its caption, and with each count its row and its column',
};
