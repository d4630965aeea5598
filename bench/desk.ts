import { sql } from 'kysely';
import { deskRoutes } from '../domain/desk/desk-routes.ts';
import { inboxHref } from '../domain/desk/inbox-filter.ts';
import { routes } from '../domain/routes.ts';
import { isPostgres } from '../server/contact/store/dialect.ts';
import { openStore, type StorePlace } from '../server/contact/store/store.ts';
import { createCode } from '../server/desk/sign-in/codes.ts';
import { openDeskKey } from '../server/desk/sign-in/desk-key.ts';
import { updateSearchIndex } from '../server/desk/store/search-upkeep.ts';
import { seedLeads } from '../server/testing/seed-leads.ts';
import { Skipped } from '../tests/harness/debian-packages.ts';
import { percentile } from '../tests/harness/percentile.ts';
import { openPostgres } from '../tests/harness/postgres.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { BETWEEN_MS, type DeskData, deskTables, type StoreFigures, type Times } from './desk-tables.ts';
import type { Part } from './part.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

const LEADS = { full: 100_000, short: 5_000 };
const REPEATS = { full: 200, short: 50 };
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
  const references = await fill(place, leads);
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

const NAMES = ['María Quishpe', 'Ana Tipán', 'José Cóndor', 'Luis Farinango', 'Ñusta Guamán'];
const STATUSES = ['nueva', 'respondida', 'ganada', 'perdida'] as const;

async function fill(place: StorePlace, leads: number): Promise<readonly string[]> {
  await using store = await openStore(place);
  const references = await seedLeads(store, leads, Date.now() - HOUR_MS, (index) => ({
    from_name: `${NAMES[index % NAMES.length]} ${index % 997}`,
    from_email: `persona${index % 9_973}@correo.example`,
    from_phone: `+593 99 ${String(index).padStart(7, '0')}`,
    message: `Necesito una página web para mi negocio número ${index}. `.repeat(1 + (index % 9)),
    status: STATUSES[index % STATUSES.length] ?? 'nueva',
    from_serviceid: `nivel-${1 + (index % 3)}`,
  }));
  await updateSearchIndex(store);
  // PostgreSQL's autovacuum does this within a minute of so many changes.
  if (isPostgres(store)) await sql`analyze`.execute(store);
  return references;
}

/** An owner's requests: the list, filtered, far back, and searches with many, few and no matches. */
const requestsFor = (references: readonly string[]): readonly (readonly [name: string, path: string])[] => [
  ['list', deskRoutes.inbox],
  ['list of a status and a service', inboxHref({ search: '', state: 'perdida', service: 'nivel-2' })],
  ['list, far back', inboxHref({ search: '', after: { receivedAt: Date.now() - 40_000 * HOUR_MS, id: '-' } })],
  ['search for a word in every lead', inboxHref({ search: 'pagina' })],
  ['search for the beginnings of two words', inboxHref({ search: 'neg nus', state: 'nueva' })],
  ['search for one lead', inboxHref({ search: references[Math.floor(references.length / 3)] ?? '' })],
  ['search for a phone', inboxHref({ search: '099 000 4321' })],
  ['search for nothing there is', inboxHref({ search: 'zzzz' })],
  ['a lead', deskRoutes.lead(references.at(-1) ?? '')],
];

async function signIn({ url }: SiteProcess, place: StorePlace): Promise<string> {
  await using store = await openStore(place);
  const { code } = await createCode({ store, key: openDeskKey(store) }, undefined, Date.now());
  const headers = { origin: url, 'content-type': 'application/x-www-form-urlencoded' };
  const request = { method: 'POST', redirect: 'manual', headers, body: `codigo=${code}` } as const;
  const [cookie = ''] = (await fetch(url + deskRoutes.signIn, request)).headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

/** Milliseconds until a response has been read. */
async function timed(url: string, cookie: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} returned ${response.status}`);
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
