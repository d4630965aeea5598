import { asMb, asMs, asSeconds } from './figures.ts';
import { judged, type Table } from './part.ts';

/** Response times: when the response is rendered, and when it is cached. */
type Times = { readonly firstMs: number; readonly repeatedMs: number };
/** Figures for one number of whitepapers. Memory is resident memory in bytes. */
export type SizeFigures = {
  readonly documents: number;
  readonly build: { readonly ms: number; readonly memory: number };
  readonly startMs: number;
  readonly startMemory: number;
  readonly list: Times;
  readonly tagList: Times;
  readonly page: Times;
  readonly api: Times;
  readonly feed: Times;
  /** Mean time to render a whitepaper's page for the first time. */
  readonly eachMs: number;
  /** Resident memory after rendering many whitepapers. */
  readonly memory: number;
  readonly peakMemory: number;
};
export type GrowthData = { readonly sizes: readonly SizeFigures[] };

type Figure = readonly [name: string, of: (size: SizeFigures) => number, write: (value: number) => string];
const FIGURES: readonly Figure[] = [
  ['build', ({ build }) => build.ms, asSeconds],
  ['build, peak memory', ({ build }) => build.memory, asMb],
  ['start', ({ startMs }) => startMs, asMs],
  ['memory, after start', ({ startMemory }) => startMemory, asMb],
  ['memory, whitepapers rendered', ({ memory }) => memory, asMb],
  ['memory, peak', ({ peakMemory }) => peakMemory, asMb],
  ['list, first', ({ list }) => list.firstMs, asMs],
  ['list, cached', ({ list }) => list.repeatedMs, asMs],
  ['list of a tag, first', ({ tagList }) => tagList.firstMs, asMs],
  ['whitepaper, first', ({ page }) => page.firstMs, asMs],
  ['whitepaper, first, mean', ({ eachMs }) => eachMs, asMs],
  ['whitepaper, cached', ({ page }) => page.repeatedMs, asMs],
  ['API, first', ({ api }) => api.firstMs, asMs],
  ['API, cached', ({ api }) => api.repeatedMs, asMs],
  ['RSS, first', ({ feed }) => feed.firstMs, asMs],
  ['RSS, cached', ({ feed }) => feed.repeatedMs, asMs],
];

/** The figures by size, and their growth from the smallest to the largest. */
export function growthTables({ sizes }: GrowthData): readonly Table[] {
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (!least || !most) return [];
  const times = most.documents / least.documents;
  const rows = FIGURES.map(([name, of, write]) => {
    const factor = of(most) / of(least);
    return [
      name,
      ...sizes.map((size) => write(of(size))),
      judged(`× ${factor.toFixed(1)}`, factor <= times),
      ...perDocument(sizes, of, write),
    ];
  });
  const steeper = rows.filter(([, ...cells]) => cells.some((cell) => typeof cell !== 'string' && cell.meets === false));
  return [
    {
      title: `Whitepapers × ${times}`,
      heads: ['figure', ...sizes.map(({ documents }) => `${documents}`), 'growth', ...stepHeads(sizes)],
      rows,
      notes: [
        'Last columns: cost of each additional whitepaper between two sizes. Constant means linear growth.',
        steeper.length === 0
          ? `Whitepapers grew × ${times} and no figure grew more: growth is at most linear.`
          : `SUPERLINEAR GROWTH: ${steeper.map(([name]) => name).join(', ')}.`,
      ],
    },
  ];
}

const steps = (sizes: readonly SizeFigures[]) =>
  sizes.slice(1).map((size, index) => [sizes[index] as SizeFigures, size] as const);

const stepHeads = (sizes: readonly SizeFigures[]) =>
  steps(sizes).map(([from, to]) => `each, ${from.documents}–${to.documents}`);

function perDocument(sizes: readonly SizeFigures[], of: Figure[1], write: Figure[2]): string[] {
  return steps(sizes).map(([from, to]) => {
    const each = (of(to) - of(from)) / (to.documents - from.documents);
    return write === asMb ? `${(each / 1000).toFixed(0)} kB` : `${each.toFixed(each < 1 ? 3 : 1)} ms`;
  });
}
