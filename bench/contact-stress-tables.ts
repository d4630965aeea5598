import { asCount, asMb, asMs } from './figures.ts';
import { atMost, type Table } from './part.ts';

const GOALS = { burstMs: 300, lockMs: 50, memory: 256_000_000 };

export type Times = { readonly count: number; readonly p50Ms: number; readonly p99Ms: number };
export type Stress = {
  readonly bursts: number;
  /** Requests in a burst. */
  readonly asked: number;
  /** Times of other requests during the bursts. */
  readonly during: Readonly<Record<'plain page' | 'captcha' | 'valid POST', Times>>;
  /** Requests of the bursts whose page was rendered; `refused` counts those that got a 503. */
  readonly drawn: number;
  readonly refused: number;
  /** Peak memory in bytes. */
  readonly memory: number;
  readonly lock: { readonly seconds: number; readonly pages: Times; readonly stored: number; readonly refused: number };
};

/** Tables for the bursts, for memory and for the locked store, with goals. */
export function stressTables({ bursts, asked, during, drawn, refused, memory, lock }: Stress): Table[] {
  const row = (name: string, { count, p50Ms, p99Ms }: Times, goalMs: number) => [
    name,
    asCount(count),
    asMs(p50Ms),
    atMost(goalMs, p99Ms, asMs),
  ];
  const heads = ['request', 'count', 'p50', 'p99'];
  return [
    {
      title: `During bursts of ${asked} concurrent requests for distinct contact page URLs`,
      heads,
      rows: Object.entries(during).map(([name, times]) => row(name, times, GOALS.burstMs)),
      notes: [`${bursts} bursts: ${asCount(drawn)} pages rendered, ${asCount(refused)} responses with 503.`],
    },
    {
      title: 'Memory, including the bursts',
      heads: ['memory', 'peak'],
      rows: [['resident', atMost(GOALS.memory, memory, asMb)]],
    },
    {
      title: `While another process holds the store’s write lock for ${lock.seconds} s`,
      heads,
      rows: [row('pages', lock.pages, GOALS.lockMs)],
      notes: [`Messages meanwhile: ${lock.stored} stored, ${lock.refused} refused with 503.`],
    },
  ];
}
