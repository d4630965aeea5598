import { asCount, asMs, asRatio } from './figures.ts';
import { atLeast, atMost, type Table } from './part.ts';

type Speed = { readonly perSecond: number; readonly p99Ms: number; readonly errors: number };
/** A page with counting on and off: medians of all rounds. */
export type ServingFigures = { readonly name: string; readonly path: string; readonly on: Speed; readonly off: Speed };
/** Time to read the figures of a range, and to sum up the days that are too old. */
export type ReadingFigures = {
  readonly store: string;
  readonly name: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly sumUpMs: number;
};
export type VisitData = {
  readonly connections: number;
  readonly visitors: number;
  readonly leads: number;
  readonly days: number;
  readonly serving: readonly ServingFigures[];
  readonly reading: readonly ReadingFigures[];
};

const OF_UNCOUNTED = 0.9;
const READ_MS = 100;

export function visitTables({ connections, visitors, leads, days, serving, reading }: VisitData): readonly Table[] {
  return [
    {
      title: `Requests per second on ${connections} connections of ${asCount(visitors)} visitors, counted and not`,
      heads: ['page', 'counted', 'not counted', 'ratio', 'p99 counted', 'p99 not', 'errors'],
      rows: serving.map(({ name, on, off }) => [
        name,
        asCount(on.perSecond),
        asCount(off.perSecond),
        atLeast(OF_UNCOUNTED, on.perSecond / off.perSecond, asRatio),
        asMs(on.p99Ms),
        asMs(off.p99Ms),
        atMost(0, on.errors + off.errors, String),
      ]),
      notes: [
        `Two servers of one build in turn, SQLite. Goal: at least ${OF_UNCOUNTED} of the speed without counting.`,
      ],
    },
    {
      title: `Reading the figures beside ${asCount(leads)} leads and ${days} days`,
      heads: ['store', 'range', 'p50', 'p99', 'summing up'],
      rows: reading.map(({ store, name, p50Ms, p99Ms, sumUpMs }) => [
        store,
        name,
        asMs(p50Ms),
        atMost(READ_MS, p99Ms, asMs),
        asMs(sumUpMs),
      ]),
      notes: [`Goal: p99 at most ${READ_MS} ms. The last column is what the first summing up of ${days} days takes.`],
    },
  ];
}
