import type { ReactNode } from 'react';
import type { Compared, Ranking } from '../../../domain/visits/figures.ts';
import { figureWords, formatCount } from '../../../domain/visits/words.ts';
import { FigureTable } from './FigureTable.tsx';
import styles from './RankedTable.module.css';
import { bandPath, cellsOf } from './weave.ts';

type Props = {
  title: string;
  /** Heading of the column of names. */
  head: string;
  ranking: Ranking;
  /** Whether the counts of the period before can be compared. */
  comparable: boolean;
  nameOf: (name: string) => ReactNode;
  /** Label of the row that sums up the others. */
  rest?: (names: number) => string;
};

const BAND_CELLS = 120;
const BAND_HEIGHT = 4;

/** A list by frequency: a woven band under each name, its counts beside it. */
export function RankedTable({ title, head, ranking, comparable, nameOf, rest }: Props) {
  const { first, others } = ranking;
  const largest = first.reduce((most, { now }) => Math.max(most, now), 0);
  const counts = ({ now, before }: Compared) => [formatCount(now), comparable ? formatCount(before) : figureWords.none];
  const shown = first.map((row) => ({
    id: row.name,
    name: (
      <>
        {nameOf(row.name)}
        <Band cells={cellsOf(row.now, largest, BAND_CELLS)} />
      </>
    ),
    cells: counts(row),
  }));
  const sum = { id: '…', name: rest?.(others.names), cells: counts(others) };
  return (
    <FigureTable
      caption={title}
      heads={[head, figureWords.ranks.now, figureWords.ranks.before]}
      rows={others.names > 0 ? [...shown, sum] : shown}
    />
  );
}

/** Two threads that cross, over and under. */
function Band({ cells }: { cells: number }) {
  return (
    <svg className={styles.band} viewBox={`0 0 ${BAND_CELLS} ${BAND_HEIGHT}`} aria-hidden="true">
      <path className={styles.cloth} d={bandPath(cells, BAND_HEIGHT)} />
      <path className={styles.figure} d={stitches(cells)} />
    </svg>
  );
}

const stitches = (cells: number) =>
  Array.from({ length: Math.floor(cells / 4) }, (_, index) => `M${index * 4 + 1} ${(index % 2) * 2}h2v2h-2z`).join('');
