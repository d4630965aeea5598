import { type StepMark, stepsUpTo } from '../../domain/visits/funnel.ts';
import { AGENT_LENGTH, OTHERS } from '../../domain/visits/limits.ts';
import { NetworkLimits } from './network-limits.ts';
import type { Seen, SeenDay, SeenVisitor } from './seen.ts';

/** Visitors kept in memory until they are stored, some megabytes; beyond that they are lost, and counted as such. */
export const MOST_PENDING = 5_000;

/** What visitors did since the last write, by day. Its size is limited, whatever visitors send. */
export class PendingVisits {
  #days = new Map<string, SeenDay>();
  #visitors = 0;
  readonly #limits = new NetworkLimits();

  /**
   * Adds what a visitor did at `now` on `day`; of a network that sent too many visitors, only the view. False when there
   * are too many visitors already; the view is lost.
   */
  add(day: string, { agent, ...rest }: Seen, now: number): boolean {
    const seen = { ...rest, agent: agent.slice(0, AGENT_LENGTH) };
    const visits = this.#dayOf(day, now);
    if (this.#limits.admitsVisitor(day, seen)) {
      const visitor = this.#visitorOf(day, visits, seen);
      if (!visitor) {
        if (seen.page !== undefined) visits.lost += 1;
        return false;
      }
      mark(visitor, stepsUpTo(seen.step, seen.plan));
    }
    if (seen.page !== undefined) increase(visits.views, seen.page, 1);
    return true;
  }

  take(): ReadonlyMap<string, SeenDay> {
    const taken = this.#days;
    this.#days = new Map();
    this.#visitors = 0;
    return taken;
  }

  /** Puts back what could not be stored, before what was seen meanwhile. */
  putBack(day: string, older: SeenDay): void {
    const newer = this.#days.get(day);
    this.#days.set(day, older);
    this.#visitors += older.visitors.size;
    if (!newer) return;
    older.lost += newer.lost;
    for (const [page, count] of newer.views) increase(older.views, page, count);
    for (const [id, visitor] of newer.visitors) {
      const known = older.visitors.get(id);
      if (!known) older.visitors.set(id, visitor);
      else {
        this.#visitors -= 1;
        mark(known, visitor.marks.values());
      }
    }
  }

  lose(day: string, count: number, now: number): void {
    this.#dayOf(day, now).lost += count;
  }

  #dayOf(day: string, since: number): SeenDay {
    const known = this.#days.get(day);
    if (known) return known;
    const visits = { since, views: new Map(), visitors: new Map(), lost: 0 };
    this.#days.set(day, visits);
    return visits;
  }

  #visitorOf(day: string, { visitors }: SeenDay, seen: Seen): SeenVisitor | undefined {
    const { address, agent, device } = seen;
    const id = `${address}\n${agent}`;
    const known = visitors.get(id);
    if (known || this.#visitors >= MOST_PENDING) return known;
    this.#visitors += 1;
    const source = this.#limits.admitsSource(day, seen) ? seen.source : OTHERS;
    const visitor: SeenVisitor = { address, agent, device, source, marks: new Map() };
    visitors.set(id, visitor);
    return visitor;
  }
}

/** The views of a day. */
export const countViews = ({ views }: SeenDay): number => views.values().reduce((sum, count) => sum + count, 0);

function mark(visitor: SeenVisitor, marks: Iterable<StepMark>): void {
  for (const each of marks) visitor.marks.set(`${each.step} ${each.plan}`, each);
}

function increase(counts: Map<string, number>, name: string, by: number): void {
  counts.set(name, (counts.get(name) ?? 0) + by);
}
