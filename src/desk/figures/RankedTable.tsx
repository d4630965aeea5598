import type { ReactNode } from 'react';
import { figureWords, formatCount } from '../../../content/figures.ts';
import type { Ranked } from '../../../domain/visits/figures.ts';
import { FigureTable } from './FigureTable.tsx';
import styles from './RankedTable.module.css';
import { bandPath, cellsOf } from './weave.ts';

type Props = {
  title: string;
  /** Heading of the column of names. */
  head: string;
  /** Most frequent first. */
  rows: readonly Ranked[];
  /** Whether the counts of the period before can be compared. */
  comparable: boolean;
  nameOf: (name: string) => ReactNode;
  /** Label of the row that sums up the rows beyond the tenth. */
  rest?: (rows: number) => string;
};

const SHOWN = 10;
const BAND_CELLS = 120;
const BAND_HEIGHT = 4;

/** A list by frequency: a woven band under each name, its counts beside it. */
export function RankedTable({ title, head, rows, comparable, nameOf, rest }: Props) {
  const largest = Math.max(0, ...rows.map(({ now }) => now));
  const hidden = rows.slice(SHOWN);
  const counts = ({ now, before }: Pick<Ranked, 'now' | 'before'>) => [
    formatCount(now),
    comparable ? formatCount(before) : figureWords.none,
  ];
  const sum = (key: 'now' | 'before') => hidden.reduce((total, row) => total + row[key], 0);
  const shown = rows.slice(0, SHOWN).map((row) => ({
    id: row.name,
    name: (
      <>
        {nameOf(row.name)}
        <Band cells={cellsOf(row.now, largest, BAND_CELLS)} />
      </>
    ),
    cells: counts(row),
  }));
  const others = { id: '…', name: rest?.(hidden.length), cells: counts({ now: sum('now'), before: sum('before') }) };
  return (
    <FigureTable
      caption={title}
      heads={[head, figureWords.ranks.now, figureWords.ranks.before]}
      rows={hidden.length > 0 ? [...shown, others] : shown}
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
