import { formatCount } from '../../../domain/site/amounts.ts';
import type { Bucket } from '../../../domain/visits/figures.ts';
import { figureWords, formatBucket } from '../../../domain/visits/words.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { BAR, columnsPath, HEIGHT, STEP } from './bars.ts';
import { FigureTable } from './FigureTable.tsx';
import styles from './VisitChart.module.css';

type Props = { buckets: readonly Bucket[]; unit: 'day' | 'month' };

/** Views and visits by day or month: a column as high as the views, and before it one as high as the visits. */
export function VisitChart({ buckets, unit }: Props) {
  const words = figureWords.visits;
  const largest = Math.max(0, ...buckets.map(({ views, visitors }) => Math.max(views, visitors)));
  const sum = (key: 'views' | 'visitors') => buckets.reduce((total, bucket) => total + bucket[key], 0);
  const pathOf = (key: 'views' | 'visitors') => {
    const values = buckets.map((bucket) => bucket[key]);
    return columnsPath(values, largest);
  };
  const [first, last] = [buckets[0], buckets.at(-1)];
  const width = (buckets.length - 1) * STEP + BAR;
  return (
    <>
      <p className={`row muted ${styles.legend}`}>
        <span data-series="visitors">{words.visitors}</span> <span data-series="views">{words.views}</span>
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.chart(sum('visitors'), sum('views'), largest)}
      >
        <path className={styles.views} d={pathOf('views')} />
        <path d={pathOf('visitors')} />
        <path d={`M0 ${HEIGHT}h${width}v1h-${width}z`} />
      </svg>
      <p className={`row muted ${styles.ends}`} aria-hidden="true">
        <span>{first && formatBucket(first.name)}</span> <span>{last && formatBucket(last.name)}</span>
      </p>
      <Disclosure summary={figureWords.table}>
        <FigureTable
          caption={unit === 'day' ? words.title : words.titleOfMonths}
          heads={[words[unit], words.visitors, words.views]}
          rows={buckets.toReversed().map(({ name, visitors, views }) => ({
            id: name,
            name: formatBucket(name),
            cells: [formatCount(visitors), formatCount(views)],
          }))}
        />
      </Disclosure>
    </>
  );
}
