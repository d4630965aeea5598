import { asMb, asMs, asSeconds } from './figures.ts';
import { judged, type Table } from './part.ts';

/** How long an answer takes when it must be made, and when it is kept. */
type Times = { readonly firstMs: number; readonly repeatedMs: number };
/** With so many whitepapers; memory in bytes, resident. */
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
  /** Drawing many documents' pages once each, one after the other: the mean. */
  readonly eachMs: number;
  /** After many documents were shown. */
  readonly memory: number;
  readonly peakMemory: number;
};
export type GrowthData = { readonly sizes: readonly SizeFigures[] };

type Figure = readonly [name: string, of: (size: SizeFigures) => number, write: (value: number) => string];
const FIGURES: readonly Figure[] = [
  ['build', ({ build }) => build.ms, asSeconds],
  ['build, most memory', ({ build }) => build.memory, asMb],
  ['start', ({ startMs }) => startMs, asMs],
  ['memory, started', ({ startMemory }) => startMemory, asMb],
  ['memory, documents shown', ({ memory }) => memory, asMb],
  ['memory, peak', ({ peakMemory }) => peakMemory, asMb],
  ['list, first', ({ list }) => list.firstMs, asMs],
  ['list, repeated', ({ list }) => list.repeatedMs, asMs],
  ['list of a tag, first', ({ tagList }) => tagList.firstMs, asMs],
  ['document, first', ({ page }) => page.firstMs, asMs],
  ['document, first, mean', ({ eachMs }) => eachMs, asMs],
  ['document, repeated', ({ page }) => page.repeatedMs, asMs],
  ['API, first', ({ api }) => api.firstMs, asMs],
  ['API, repeated', ({ api }) => api.repeatedMs, asMs],
  ['RSS, first', ({ feed }) => feed.firstMs, asMs],
  ['RSS, repeated', ({ feed }) => feed.repeatedMs, asMs],
];

/** The figures by size, and how they grew from the smallest to the largest. */
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
      heads: ['figure', ...sizes.map(({ documents }) => `${documents}`), 'grew', ...stepHeads(sizes)],
      rows,
      notes: [
        'The last columns: what each further whitepaper cost between two sizes. Equal is linear, falling is better.',
        steeper.length === 0
          ? `Whitepapers grew × ${times} and no figure grew more: nothing grows faster than linearly.`
          : `FASTER THAN LINEARLY: ${steeper.map(([name]) => name).join(', ')}.`,
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
