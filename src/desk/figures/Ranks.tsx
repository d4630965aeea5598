import type { ReactNode } from 'react';
import { formatCount } from '../../../domain/site/amounts.ts';
import { DEVICES } from '../../../domain/visits/device.ts';
import type { Compared, Figures, Ranking } from '../../../domain/visits/figures.ts';
import { OTHERS } from '../../../domain/visits/limits.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { Bar } from './Bar.tsx';
import { FigureTable } from './FigureTable.tsx';

type Props = Pick<Figures, 'pages' | 'sources' | 'devices' | 'comparable'> & {
  /** Names of pages by path; a page without one is shown by its path. */
  pageNames: Readonly<Record<string, string>>;
};

const NO_OTHERS = { names: 0, now: 0, before: 0 };

/** Pages, sources and devices by frequency. */
export function Ranks({ pages, sources, devices, comparable, pageNames }: Props) {
  const words = figureWords.ranks;
  const { names } = words.devices;
  const lists = [
    {
      ...words.pages,
      ranking: pages,
      nameOf: (path: string) => (path === OTHERS ? words.pages.other : <a href={path}>{pageNames[path] ?? path}</a>),
    },
    {
      ...words.sources,
      ranking: sources,
      nameOf: (name: string) => (name === OTHERS ? words.sources.other : name || words.sources.direct),
    },
    {
      ...words.devices,
      ranking: { first: DEVICES.map((name) => ({ name, ...devices[name] })), others: NO_OTHERS },
      nameOf: (name: string) => (name === 'phone' ? names.phone : names.computer),
    },
  ];
  return lists.map(({ title, name, unit, ...list }) => (
    <section key={title} className="stack">
      <h2>{title}</h2>
      <RankedTable {...list} title={title} head={`${name} · ${unit}`} comparable={comparable} />
    </section>
  ));
}

type TableProps = Pick<Props, 'comparable'> & {
  title: string;
  /** Heading of the column of names. */
  head: string;
  ranking: Ranking;
  nameOf: (name: string) => ReactNode;
  /** Label of the row that sums up the others. */
  rest?: (names: number) => string;
};

/** A bar under each name, its counts beside it. */
function RankedTable({ title, head, ranking, comparable, nameOf, rest }: TableProps) {
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
