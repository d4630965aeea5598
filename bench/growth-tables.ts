import { asMb, asMs } from './figures.ts';
import type { SizeFigures } from './growth.ts';
import { judged, type Table } from './part.ts';

export type GrowthData = { readonly sizes: readonly SizeFigures[] };

type Figure = readonly [name: string, of: (size: SizeFigures) => number, write: (value: number) => string];
const FIGURES: readonly Figure[] = [
  ['first start', ({ firstStartMs }) => firstStartMs, asMs],
  ['start', ({ startMs }) => startMs, asMs],
  ['publish', ({ publishMs }) => publishMs, asMs],
  ['memory, after start', ({ startMemory }) => startMemory, asMb],
  ['memory, pages rendered', ({ memory }) => memory, asMb],
  ['memory, peak', ({ peakMemory }) => peakMemory, asMb],
  ['list, first', ({ list }) => list.firstMs, asMs],
  ['list, cached', ({ list }) => list.repeatedMs, asMs],
  ['list of a tag, first', ({ tagList }) => tagList.firstMs, asMs],
  ['page, first, median', ({ page }) => page.firstMs, asMs],
  ['page, first, slowest', ({ page }) => page.slowestMs, asMs],
  ['API, first', ({ api }) => api.firstMs, asMs],
  ['API, cached', ({ api }) => api.repeatedMs, asMs],
  ['RSS, first', ({ feed }) => feed.firstMs, asMs],
  ['RSS, cached', ({ feed }) => feed.repeatedMs, asMs],
];

/** The figures by size, and their growth from the smallest to the largest. */
export function growthTables({ sizes }: GrowthData): readonly Table[] {
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (!least || !most) return [];
  const times = most.whitepapers / least.whitepapers;
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
      title: `Content × ${times}`,
      heads: ['figure', ...sizes.map(({ whitepapers }) => `${whitepapers}`), 'growth', ...stepHeads(sizes)],
      rows,
      notes: [
        'Each size has a fifth as many projects, with four photographs each. Last columns: cost of each additional whitepaper between two sizes. Constant means linear growth.',
        steeper.length === 0
          ? `The content grew × ${times} and no figure grew more: growth is at most linear.`
          : `SUPERLINEAR GROWTH: ${steeper.map(([name]) => name).join(', ')}.`,
      ],
    },
  ];
}

const steps = (sizes: readonly SizeFigures[]) =>
  sizes.slice(1).map((size, index) => [sizes[index] as SizeFigures, size] as const);

const stepHeads = (sizes: readonly SizeFigures[]) =>
  steps(sizes).map(([from, to]) => `each, ${from.whitepapers}–${to.whitepapers}`);

function perDocument(sizes: readonly SizeFigures[], of: Figure[1], write: Figure[2]): string[] {
  return steps(sizes).map(([from, to]) => {
    const each = (of(to) - of(from)) / (to.whitepapers - from.whitepapers);
    return write === asMb ? `${(each / 1000).toFixed(0)} kB` : `${each.toFixed(each < 1 ? 3 : 1)} ms`;
  });
}
