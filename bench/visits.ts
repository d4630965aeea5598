import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysUntil, type FigureRange, monthsUntil } from '../domain/visits/range.ts';
import { openStore, type StorePlace } from '../server/contact/store/store.ts';
import type { Store } from '../server/contact/store/tables.ts';
import { seedLeads } from '../server/testing/seed-leads.ts';
import { readFigures } from '../server/visits/read-figures.ts';
import { sumUpMonths } from '../server/visits/visit-upkeep.ts';
import { Skipped } from '../tests/harness/debian-packages.ts';
import { percentile } from '../tests/harness/percentile.ts';
import { openPostgres } from '../tests/harness/postgres.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { TEMPLATES } from '../tests/harness/templates.ts';
import { median } from './figures.ts';
import { fillVisits } from './fill-store.ts';
import type { Part } from './part.ts';
import { startSiteProcess } from './site-process.ts';
import { type ReadingFigures, type ServingFigures, type VisitData, visitTables } from './visit-tables.ts';
import { loadWithWrk, type Measured, requireWrk } from './wrk.ts';

const ROUNDS = { full: 5, short: 2 };
const SECONDS = { full: 4, short: 2 };
const LEADS = { full: 100_000, short: 2_000 };
const READS = { full: 300, short: 30 };
const CONNECTIONS = 64;
const VISITORS = 2_000;
const DAYS = 400;
const TODAY = '2026-11-22';

/** Requests as browsers send them, each from the next visitor; without these headers nothing is counted. */
const BROWSERS = `
local number = 0
wrk.headers["Sec-Fetch-Mode"] = "navigate"
wrk.headers["Sec-Fetch-Dest"] = "document"
wrk.headers["Referer"] = "https://buscador.example/"
request = function()
  number = (number + 1) % ${VISITORS}
  wrk.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:" .. number .. ") Gecko/20100101 Firefox/140.0"
  return wrk.format()
end
`;

/** What counting costs, and how long the figures take to read. */
export const visits: Part<VisitData> = {
  name: 'visits',
  async measure(context) {
    requireWrk(context);
    const serving = await measureServing(context);
    const leads = context.short ? LEADS.short : LEADS.full;
    const reading = await measureReading(context, 'SQLite', { DATA_DIR: context.tempFolder() }, leads);
    try {
      const { url } = await openPostgres(context.closeLater, context.progress);
      const place = { DATA_DIR: context.tempFolder(), DATABASE_URL: url };
      reading.push(...(await measureReading(context, 'PostgreSQL', place, leads)));
    } catch (error) {
      if (!(error instanceof Skipped)) throw error;
    }
    return { connections: CONNECTIONS, visitors: VISITORS, leads, days: DAYS, serving, reading };
  },
  tables: visitTables,
};

/** Loads two servers of one build alternately: one counts visits, the other does not. */
async function measureServing(context: RunContext): Promise<ServingFigures[]> {
  const script = join(context.tempFolder(), 'browsers.lua');
  writeFileSync(script, BROWSERS);
  const counting = await startSiteProcess(context, '.', { VISITS: 'true' });
  const not = await startSiteProcess(context, '.', { VISITS: 'false' });
  const load = {
    connections: CONNECTIONS,
    threads: 1,
    seconds: context.short ? SECONDS.short : SECONDS.full,
    script,
  };
  const found: ServingFigures[] = [];
  for (const name of ['home', 'services', 'contact']) {
    const path = TEMPLATES[name] ?? '/';
    const on: Measured[] = [];
    const off: Measured[] = [];
    for (const { url } of [counting, not]) await loadWithWrk(url + path, { ...load, seconds: 2 });
    for (let round = 1; round <= (context.short ? ROUNDS.short : ROUNDS.full); round++) {
      context.progress(`${path}, round ${round}`);
      on.push(await loadWithWrk(counting.url + path, load));
      off.push(await loadWithWrk(not.url + path, load));
    }
    found.push({ name, path, on: summarize(on), off: summarize(off) });
  }
  await Promise.all([counting.stop(), not.stop()]);
  return found;
}

const summarize = (rounds: readonly Measured[]) => ({
  perSecond: median(rounds.map(({ perSecond }) => perSecond)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  errors: rounds.reduce((sum, { errors, otherStatus }) => sum + errors + otherStatus, 0),
});

async function measureReading(context: RunContext, store: string, place: StorePlace, leads: number) {
  await using open = await openStore(place);
  context.progress(`${store}: ${leads} leads`);
  await seedLeads(open, leads, Date.parse(TODAY));
  await fillVisits(open, TODAY, DAYS);
  const start = performance.now();
  await sumUpMonths(open, TODAY);
  const sumUpMs = performance.now() - start;
  const ranges: Readonly<Record<string, FigureRange>> = {
    '30 days': daysUntil(TODAY, 30),
    '12 months': monthsUntil(TODAY, 12),
  };
  const found: ReadingFigures[] = [];
  for (const [name, range] of Object.entries(ranges)) {
    context.progress(`${store}: ${name}`);
    const times = await timeReads(open, range, context.short ? READS.short : READS.full);
    found.push({ store, name, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), sumUpMs });
  }
  return found;
}

async function timeReads(store: Store, range: FigureRange, reads: number): Promise<number[]> {
  const times: number[] = [];
  for (let read = 0; read < reads; read++) {
    const start = performance.now();
    await readFigures(store, range);
    times.push(performance.now() - start);
  }
  return times;
}
