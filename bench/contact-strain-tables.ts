import { asCount, asMb, asMs } from './figures.ts';
import { atMost, type Table } from './part.ts';

const GOALS = { burstMs: 300, lockMs: 50, memory: 256_000_000 };

export type Times = { readonly count: number; readonly p50Ms: number; readonly p99Ms: number };
export type Strain = {
  readonly bursts: number;
  /** Addresses in a burst. */
  readonly asked: number;
  /** While a burst is answered. */
  readonly during: Readonly<Record<'plain page' | 'captcha' | 'valid POST', Times>>;
  /** Of the burst itself: drawn, and told to come back. */
  readonly drawn: number;
  readonly refused: number;
  /** The most the process ever used, in bytes. */
  readonly memory: number;
  readonly lock: { readonly seconds: number; readonly pages: Times; readonly stored: number; readonly refused: number };
};

/** The figures beside their goals. */
export function strainTables({ bursts, asked, during, drawn, refused, memory, lock }: Strain): Table[] {
  const row = (name: string, { count, p50Ms, p99Ms }: Times, goalMs: number) => [
    name,
    asCount(count),
    asMs(p50Ms),
    atMost(goalMs, p99Ms, asMs),
  ];
  const heads = ['request', 'asked', 'p50', 'p99'];
  return [
    {
      title: `While ${asked} distinct addresses of the contact page are asked for at once`,
      heads,
      rows: Object.entries(during).map(([name, times]) => row(name, times, GOALS.burstMs)),
      notes: [`${bursts} bursts: ${asCount(drawn)} answered with the page, ${asCount(refused)} asked to come back.`],
    },
    {
      title: 'Memory of the process at its most, bursts included',
      heads: ['memory', 'at its most'],
      rows: [['resident', atMost(GOALS.memory, memory, asMb)]],
    },
    {
      title: `While another process holds the store's write lock for ${lock.seconds} s`,
      heads,
      rows: [row('pages', lock.pages, GOALS.lockMs)],
      notes: [`Messages meanwhile: ${lock.stored} stored, ${lock.refused} asked to come back.`],
    },
  ];
}
