import { sql } from 'kysely';
import { addDays } from '../domain/visits/day.ts';
import { isPostgres } from '../server/contact/store/dialect.ts';
import type { Store } from '../server/contact/store/tables.ts';
import { seedLeads } from '../server/testing/seed-leads.ts';
import { addCounts, Counts } from '../server/visits/add-counts.ts';

const NAMES = ['María Quishpe', 'Ana Tipán', 'José Cóndor', 'Luis Farinango', 'Ñusta Guamán'];
const STATUSES = ['nueva', 'respondida', 'perdida'] as const;
/** One lead in so many is won. */
const WON = 5_000;

/** Stores leads of many persons, states and lengths, the last at `until`. Returns their references, oldest first. */
export async function fillLeads(store: Store, leads: number, until: number): Promise<readonly string[]> {
  const references = await seedLeads(store, leads, until, (index) => ({
    from_name: `${NAMES[index % NAMES.length]} ${index % 997}`,
    from_email: `persona${index % 9_973}@correo.example`,
    from_phone: `+593 99 ${String(index).padStart(7, '0')}`,
    message: `Necesito una página web para mi negocio número ${index}. `.repeat(1 + (index % 9)),
    status: index % WON === 0 ? 'ganada' : (STATUSES[index % STATUSES.length] ?? 'nueva'),
    from_serviceid: `nivel-${1 + (index % 3)}`,
  }));
  // PostgreSQL's autovacuum does this within a minute of so many changes.
  if (isPostgres(store)) await sql`vacuum analyze`.execute(store);
  return references;
}

const PAGES = 60;
const SOURCES = 60;
const PLANS = 17;
const STEPS = ['visited', 'contact', 'began', 'sent'] as const;

/** Stores the figures of `days` busy days until `today`: every page, many sources, every plan. */
export async function fillVisits(store: Store, today: string, days: number): Promise<void> {
  for (let ago = 0; ago < days; ago++) await addCounts(store, addDays(today, -ago), busyDay());
}

function busyDay(): Counts {
  const counts = new Counts();
  for (let page = 0; page < PAGES; page++) counts.add('view', `/pagina-${page}`, page + 1);
  for (let source = 0; source < SOURCES; source++) counts.add('source', `origen-${source}.example`, source + 1);
  counts.add('device', 'phone', 60);
  counts.add('device', 'computer', 40);
  for (const step of STEPS) {
    counts.add(step, '', 100);
    for (let plan = 0; plan < PLANS; plan++) counts.add(step, `plan-${plan}`, plan + 1);
  }
  return counts;
}
