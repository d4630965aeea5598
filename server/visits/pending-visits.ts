import { type StepMark, stepsUpTo } from '../../domain/visits/funnel.ts';
import { AGENT_LENGTH, OTHERS } from '../../domain/visits/limits.ts';
import { NetworkLimits } from './network-limits.ts';
import type { Seen, SeenDay } from './seen.ts';

/** Steps of visitors kept in memory until they are stored, some megabytes; later visitors are lost, and counted as such. */
export const MOST_PENDING = 10_000;

/** What visitors did since the last write, by day. Its size is limited, whatever visitors send. */
export class PendingVisits {
  #days = new Map<string, SeenDay>();
  readonly #limits = new NetworkLimits();

  /**
   * Adds what a visitor did at `now` on `day`; of a network that sent too many visitors, only the view. False when there
   * are too many visitors already; the view is lost.
   */
  add(day: string, { page, ...seen }: Seen, now: number): boolean {
    const visits = this.#dayOf(day, now);
    const visitor = { ...seen, agent: seen.agent.slice(0, AGENT_LENGTH) };
    const isLost = this.#limits.admitsVisitor(day, visitor) && !this.#mark(day, visits, visitor);
    if (page !== undefined && isLost) visits.lost += 1;
    else if (page !== undefined) increase(visits.views, page, 1);
    return !isLost;
  }

  take(): ReadonlyMap<string, SeenDay> {
    const taken = this.#days;
    this.#days = new Map();
    return taken;
  }

  /** Puts back what could not be stored, before what was seen meanwhile. */
  putBack(day: string, older: SeenDay): void {
    const newer = this.#dayOf(day, older.since);
    for (const [page, count] of newer.views) increase(older.views, page, count);
    const marks = new Map([...older.marks, ...[...newer.marks].filter(([id]) => !older.marks.has(id))]);
    this.#days.set(day, { ...older, marks, lost: older.lost + newer.lost });
  }

  lose(day: string, count: number, now: number): void {
    this.#dayOf(day, now).lost += count;
  }

  #dayOf(day: string, since: number): SeenDay {
    const known = this.#days.get(day) ?? { since, views: new Map(), marks: new Map(), lost: 0 };
    this.#days.set(day, known);
    return known;
  }

  /** Marks the steps of a visitor; false while too many wait, or for a known one while twice as many do. */
  #mark(day: string, { marks }: SeenDay, seen: Omit<Seen, 'page'>): boolean {
    const steps = stepsUpTo(seen.step, seen.plan);
    const idOf = ({ step, plan }: StepMark) => [seen.address, seen.agent, step, plan].join('\n');
    const missing = steps.filter((step) => !marks.has(idOf(step)));
    if (missing.length === 0) return true;
    const isNew = missing.length === steps.length;
    if (this.#size() >= (isNew ? MOST_PENDING : 2 * MOST_PENDING)) return false;
    const source = isNew && !this.#limits.admitsSource(day, seen) ? OTHERS : seen.source;
    for (const step of missing) marks.set(idOf(step), { ...seen, source, ...step });
    return true;
  }

  #size = () => this.#days.values().reduce((sum, { marks }) => sum + marks.size, 0);
}

/** The views of a day. */
export const countViews = ({ views }: SeenDay): number => views.values().reduce((sum, count) => sum + count, 0);

function increase(counts: Map<string, number>, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
