import type { Bucket } from '../../../domain/visits/figures.ts';
import { figureWords, formatBucket, formatCount } from '../../../domain/visits/words.ts';
import { bitmap } from '../../art/motif.ts';
import { Disclosure } from '../../ui/controls/Disclosure.tsx';
import { FigureTable } from './FigureTable.tsx';
import styles from './VisitChart.module.css';
import { cloth, columnsFor, columnsPath, HEIGHT, warp, widthOf } from './weave.ts';

type Props = { buckets: readonly Bucket[]; unit: 'day' | 'month' };

/** Views and visits by day or month: a column of bare threads (`warp`) as high as the views, and over it one of woven cloth (`cloth`) as high as the visits. */
export function VisitChart({ buckets, unit }: Props) {
  const words = figureWords.visits;
  const largest = Math.max(0, ...buckets.map(({ views, visitors }) => Math.max(views, visitors)));
  const sum = (key: 'views' | 'visitors') => buckets.reduce((total, bucket) => total + bucket[key], 0);
  const columns = columnsFor(buckets.length);
  const pathOf = (key: 'views' | 'visitors') =>
    columnsPath(
      buckets.map((bucket) => bucket[key]),
      largest,
      columns,
    );
  const visits = pathOf('visitors');
  const [first, last] = [buckets[0], buckets.at(-1)];
  const width = widthOf(buckets.length, columns);
  return (
    <>
      <p className={styles.legend}>
        <span data-series="visitors">{words.woven}</span> <span data-series="views">{words.threads}</span>
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT + 1}`}
        role="img"
        aria-label={words.chart(sum('visitors'), sum('views'), largest)}
      >
        <pattern id="visit-warp" width={columns.step} height="1" patternUnits="userSpaceOnUse">
          <path className={styles.warp} d={bitmap(warp(columns))} />
        </pattern>
        <pattern id="visit-cloth" width={columns.step} height="6" patternUnits="userSpaceOnUse">
          <path className={styles.figure} d={bitmap(cloth(columns))} />
        </pattern>
        <path fill="url(#visit-warp)" d={pathOf('views')} />
        <path className={styles.cloth} d={visits} />
        <path fill="url(#visit-cloth)" d={visits} />
        <path className={styles.foot} d={`M0 ${HEIGHT}h${width}v1h-${width}z`} />
      </svg>
      <p className={styles.ends} aria-hidden="true">
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
