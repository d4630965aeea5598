import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { deskRoutes } from '../domain/desk/desk-routes.ts';
import { inboxHref } from '../domain/desk/inbox-filter.ts';
import { routes } from '../domain/routes.ts';
import { TIME_ZONE } from '../domain/site/moment.ts';
import { openCalendar } from '../domain/visits/day.ts';
import { openStore, type StorePlace } from '../server/contact/store/store.ts';
import { createCode } from '../server/desk/sign-in/codes.ts';
import { openDeskKey } from '../server/desk/sign-in/desk-key.ts';
import { Skipped } from '../tests/harness/debian-packages.ts';
import { percentile } from '../tests/harness/percentile.ts';
import { openPostgres } from '../tests/harness/postgres.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { BETWEEN_MS, type DeskData, deskTables, type StoreFigures, type Times } from './desk-tables.ts';
import { fillLeads, fillVisits } from './fill-store.ts';
import type { Part } from './part.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

const LEADS = { full: 100_000, short: 5_000 };
const REPEATS = { full: 200, short: 50 };
const DAYS = { full: 400, short: 40 };
const HOUR_MS = 3_600_000;

/** Response times of the desk's list and search with 100,000 leads, and of the site meanwhile. */
export const desk: Part<DeskData> = {
  name: 'desk',
  async measure(context) {
    const folder = context.tempFolder();
    const sqlite = await measureStore(context, 'SQLite', { DATA_DIR: folder });
    return { stores: [sqlite, ...(await measurePostgres(context, folder))] };
  },
  tables: deskTables,
};

async function measurePostgres(context: RunContext, folder: string): Promise<StoreFigures[]> {
  try {
    const { url } = await openPostgres(context.closeLater, context.progress);
    return [await measureStore(context, 'PostgreSQL', { DATA_DIR: folder, DATABASE_URL: url })];
  } catch (error) {
    if (error instanceof Skipped) return [];
    throw error;
  }
}

async function measureStore(
  context: RunContext,
  kind: StoreFigures['store'],
  place: StorePlace,
): Promise<StoreFigures> {
  const leads = context.short ? LEADS.short : LEADS.full;
  const repeats = context.short ? REPEATS.short : REPEATS.full;
  context.progress(`${kind}: storing ${leads} leads`);
  const references = await fill(place, leads, context.short ? DAYS.short : DAYS.full);
  const site = await startSiteProcess(context, '.', { ...place } as Record<string, string>);
  const cookie = await signIn(site, place);
  const before = site.memory().now;
  const pages = watchPages(site.url + routes.home);
  const times: Times[] = [];
  for (const [name, path] of requestsFor(references)) {
    context.progress(`${kind}: ${name}`);
    times.push({ name, ...(await repeat(repeats, () => timed(site.url + path, cookie))) });
  }
  const figures = { store: kind, leads, desk: times, site: { name: 'home meanwhile', ...(await pages.stop()) } };
  const after = site.memory().now;
  await site.stop();
  return { ...figures, memory: { before, after } };
}

async function fill(place: StorePlace, leads: number, days: number): Promise<readonly string[]> {
  await using store = await openStore(place);
  await fillVisits(store, openCalendar(TIME_ZONE)(Date.now()), days);
  return await fillLeads(store, leads, Date.now() - HOUR_MS);
}

/** An owner's requests: the list, filtered, far back, searches with many, few and no matches, a lead, and figures. */
const requestsFor = (references: readonly string[]): readonly (readonly [name: string, path: string])[] => [
  ['list', deskRoutes.inbox],
  ['list of a status and a service', inboxHref({ search: '', state: 'perdida', service: 'nivel-2' })],
  ['list, far back', inboxHref({ search: '', after: { receivedAt: Date.now() - 40_000 * HOUR_MS, id: '-' } })],
  ['search for a word in every lead', inboxHref({ search: 'pagina' })],
  ['search for it in the few of a status', inboxHref({ search: 'pagina', state: 'ganada' })],
  ['search for the beginnings of two words', inboxHref({ search: 'neg nus', state: 'nueva' })],
  ['search for one lead', inboxHref({ search: references[Math.floor(references.length / 3)] ?? '' })],
  ['search for a phone', inboxHref({ search: '099 000 4321' })],
  ['search for nothing there is', inboxHref({ search: 'zzzz' })],
  ['a lead', deskRoutes.lead(references.at(-1) ?? '')],
  ['figures of 30 days', deskRoutes.figures],
  ['figures of 12 months', deskRoutes.figuresOfYear],
];

async function signIn({ url }: SiteProcess, place: StorePlace): Promise<string> {
  await using store = await openStore(place);
  const { code } = await createCode({ store, key: openDeskKey(store) }, undefined, Date.now());
  const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded' };
  const request = { method: 'POST', redirect: 'manual', headers, body: `codigo=${code}` } as const;
  const [cookie = ''] = (await fetch(url + deskRoutes.signIn, request)).headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

const agent = new Agent({ keepAlive: true });

/**
 * Milliseconds until a response has been read, compressed as for a browser. Decompressing it too, as fetch() does, would
 * measure the garbage collector of this process.
 */
async function timed(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  const request = get(url, { agent, headers: { cookie, 'accept-encoding': 'br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`${url} returned ${response.statusCode}`);
  return performance.now() - start;
}

async function repeat(times: number, measure: () => Promise<number>) {
  const taken: number[] = [];
  await measure();
  while (taken.length < times) taken.push(await measure());
  return { median: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

/** Requests a page again and again until stopped. */
function watchPages(url: string) {
  const taken: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      taken.push(await timed(url, ''));
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await watching;
      return { median: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
    },
  };
}
