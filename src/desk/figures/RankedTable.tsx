import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/site/amounts.ts';
import type { Compared, Ranking } from '../../../domain/visits/figures.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { Bar } from './Bar.tsx';
import { FigureTable } from './FigureTable.tsx';

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

/** A list by frequency: a bar under each name, its counts beside it. */
export function RankedTable({ title, head, ranking, comparable, nameOf, rest }: Props) {
  const { first, others } = ranking;
  const largest = first.reduce((most, { now }) => Math.max(most, now), 0);
  const counts = ({ now, before }: Compared) => [formatCount(now), comparable ? formatCount(before) : figureWords.none];
  const shown = first.map((row) => ({
    id: row.name,
    name: (
      <>
        {nameOf(row.name)}
        <Bar value={row.now} whole={largest} size="thin" />
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
