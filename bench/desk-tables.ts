import { atMost, type Table } from './part.ts';

/** Goals for the 99th percentile: a page of the desk, and a page of the site meanwhile. */
const [DESK_MS, SITE_MS] = [100, 50];
const MEGABYTE = 1e6;
/** Pause between requests of the site, in milliseconds. */
export const BETWEEN_MS = 25;

/** Milliseconds. */
export type Times = { readonly name: string; readonly median: number; readonly p99: number };
export type StoreFigures = {
  readonly store: 'SQLite' | 'PostgreSQL';
  readonly leads: number;
  readonly desk: readonly Times[];
  /** The home page, requested at the same time. */
  readonly site: Times;
  readonly memory: { readonly before: number; readonly after: number };
};
export type DeskData = { readonly stores: readonly StoreFigures[] };

export const deskTables = ({ stores }: DeskData): readonly Table[] => stores.map(tableOf);

const ms = (value: number) => `${value.toFixed(1)} ms`;

function tableOf({ store, leads, desk: times, site, memory }: StoreFigures): Table {
  return {
    title: `Desk on ${store}, ${leads.toLocaleString('en')} leads`,
    heads: ['request', 'median', 'p99'],
    rows: [
      ...times.map(({ name, median, p99 }) => [name, ms(median), atMost(DESK_MS, p99, ms)]),
      [site.name, ms(site.median), atMost(SITE_MS, site.p99, ms)],
    ],
    notes: [
      `Goals for p99: ${DESK_MS} ms for the desk, ${SITE_MS} ms for a page of the site, requested every ${BETWEEN_MS} ms.`,
      `Memory of the server: ${(memory.before / MEGABYTE).toFixed(0)} MB before, ${(memory.after / MEGABYTE).toFixed(0)} MB after.`,
    ],
  };
}
