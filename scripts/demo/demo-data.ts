import type { Content } from '../../domain/content/content.ts';
import { listPlans } from '../../domain/plans/find-plan.ts';
import { routes } from '../../domain/routes.ts';
import { dayInEcuador } from '../../domain/site/moment.ts';
import { createReference } from '../../server/contact/intake/reference.ts';
import { readContentFiles } from '../../server/content/content-files.ts';
import { commitPublication } from '../../server/editor/commit.ts';
import { savePending } from '../../server/editor/pending.ts';
import { recordBackup, recordDrill } from '../../server/store/backup-record.ts';
import type { Store } from '../../server/store/tables.ts';
import { pick, seededRandom } from '../../tests/harness/random.ts';
import { type LeadChange, seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { demoWords as words } from './words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A quarter of a year. */
const DAYS = 91;
export const REQUESTS = 200;

type Random = () => number;

/** Fills an empty store with invented requests, figures, publications and pending changes, the same each time. */
export async function fillDemo(store: Store, content: Content, folder: string, now: number): Promise<void> {
  const random = seededRandom(1);
  const plans = listPlans(content.catalogue);
  await seedLeads(store, REQUESTS, now, (index) => lead(index, content, plans, now, random));
  await fillFigures(store, plans.length > 0 ? plans.map(routes.plan) : PAGES, now, random);
  await fillContent(store, folder, now);
  await recordBackup(store, now - 20 * MINUTE_MS);
  await recordDrill(store, { copyAt: now - 2 * DAY_MS, leads: REQUESTS - 5, passed: true }, now - 2 * DAY_MS);
}

type Plans = ReturnType<typeof listPlans>;

/** A request: the newest first in time of day, most of them answered, the last of them still new. */
function lead(index: number, content: Content, plans: Plans, now: number, random: Random): LeadChange {
  const age = ((REQUESTS - 1 - index) / REQUESTS) ** 1.4 * DAYS * DAY_MS + random() * 5 * HOUR_MS;
  const received_at = Math.round(now - 20 * MINUTE_MS - age);
  const name = `${pick(random, words.firstNames)} ${pick(random, words.surnames)}`;
  const plan = plans.length > 0 && random() < 0.7 ? pick(random, plans).id : '';
  const isNew = index >= REQUESTS - 6;
  const isRead = !isNew || random() < 0.3;
  return {
    received_at,
    reference: createReference(content.company.referencePrefix),
    from_name: name,
    from_email: `${name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(' ', '.')}${index}@correo.example`,
    from_phone: random() < 0.8 ? `+593 99 000 ${String(index).padStart(4, '0')}` : '',
    message: pick(random, words.messages),
    from_serviceid: plan,
    from_service: content.plans[plan]?.title ?? '',
    read_at: isRead ? received_at + HOUR_MS : null,
    ...(isNew ? { status: 'nueva' as const, sum_cents: null, note: '' } : answered(random)),
    quarantine: index % 37 === 0 ? ('unverified' as const) : null,
    ...(index === REQUESTS - 9 ? { quarantine: 'honeypot' as const, delivery: null, status: 'nueva' as const } : {}),
    ...(index === REQUESTS - 3 ? { delivery: refused(received_at) } : {}),
  };
}

function answered(random: Random): LeadChange {
  const outcome = random();
  const note = random() < 0.3 ? pick(random, words.notes) : '';
  if (outcome < 0.3) return { status: 'ganada', sum_cents: Math.round(15 + random() * 60) * 1_000, note };
  return { status: outcome < 0.5 ? 'perdida' : 'respondida', sum_cents: null, note };
}

const refused = (at: number) =>
  ({
    state: 'pending',
    attempts: 4,
    sent_at: null,
    next_at: at + DAY_MS,
    last_error: '452',
    answer: '452 4.2.2 Mailbox full',
  }) as const;

const PAGES = [routes.home, routes.services, routes.contact, routes.portfolio, routes.whitepapers, routes.products];
const SOURCES = ['', '', 'google.com', 'google.com', 'facebook.com', 'instagram.com', 'boletin'];

/** Visits of each day: fewer at weekends, more towards today. */
async function fillFigures(store: Store, plans: readonly string[], now: number, random: Random): Promise<void> {
  for (let back = DAYS; back >= 0; back -= 1) {
    const at = now - back * DAY_MS;
    const isWeekend = [0, 6].includes(new Date(at).getUTCDay());
    const visitors = Math.round((isWeekend ? 18 : 42) * (1.3 - back / DAYS / 2) * (0.7 + random() * 0.6));
    const rows = [...countDay(visitors, plans, random)].map(([key, count]) => {
      const [measure = '', name = ''] = key.split(' ');
      return { bucket: dayInEcuador(at), measure: measure as 'view', name, count };
    });
    await store.insertInto('visit_count').values(rows).execute();
  }
}

/** The counts of a day by `measure name`. */
function countDay(visitors: number, plans: readonly string[], random: Random): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (key: string, count = 1) => counts.set(key, (counts.get(key) ?? 0) + count);
  const steps = { visited: 1, contact: 0.2, began: 0.11, sent: 0.055 };
  for (const [step, share] of Object.entries(steps)) add(`${step} `, Math.round(visitors * share));
  for (let visit = 0; visit < visitors; visit += 1) {
    add(`source ${pick(random, SOURCES)}`);
    add(`device ${random() < 0.72 ? 'phone' : 'computer'}`);
    for (let views = 1 + Math.floor(random() * 4); views > 0; views -= 1)
      add(`view ${random() < 0.75 ? pick(random, PAGES) : pick(random, plans)}`);
  }
  return counts;
}

/** Two publications of a price, and a pending change of a sentence. */
async function fillContent(store: Store, folder: string, now: number): Promise<void> {
  const { files } = readContentFiles(folder);
  const priced = files.filter(({ file, text }) => file.startsWith('content/plans/') && /^ {2}amount: \d+$/m.test(text));
  const groundOf = (path: string) => ({ text: files.find(({ file }) => file === path)?.text ?? null, picture: null });
  const given = { groundOf, device: words.device };
  for (const [index, { file, text }] of priced.slice(0, 2).entries()) {
    const dearer = text.replace(/^( {2}amount: )(\d+)$/m, (_, start, amount) => `${start}${Number(amount) + 20}`);
    const change = [{ path: file, text: dearer, picture: null }];
    await commitPublication(store, { ...given, base: index, files: change, now: now - (9 - index * 6) * DAY_MS });
  }
  const [, , third] = priced;
  if (!third) return;
  const shorter = third.text.replace(/^summary: .*$/m, (line) => line.replace(/[.]?$/, ', sin letra chica.'));
  await savePending(store, [{ path: third.file, text: shorter, picture: null }], { ...given, now: now - HOUR_MS });
}
