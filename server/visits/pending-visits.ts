import { type StepMark, stepsUpTo } from '../../domain/visits/funnel.ts';
import { OTHER_SOURCES } from '../../domain/visits/source.ts';
import type { Seen, SeenDay, SeenVisitor } from './seen.ts';

/** Visitors kept in memory until they are stored, some megabytes; beyond that they are lost, and counted as such. */
export const MOST_VISITORS = 5_000;
/** Sources told apart between two writes; later ones are counted together, because anyone can invent them. */
export const MOST_SOURCES = 200;
/** Longer agents are cut; browsers need less than half of it. */
const AGENT_LENGTH = 400;

/** What visitors did since the last write, by day. Its size is limited, whatever visitors send. */
export class PendingVisits {
  #days = new Map<string, SeenDay>();
  #visitors = 0;
  readonly #sources = new Set<string>();

  /** Adds what a visitor did at `now` on `day`. False when there are too many visitors already; the view is lost. */
  add(day: string, seen: Seen, now: number): boolean {
    const visits = this.#dayOf(day, now);
    const visitor = this.#visitorOf(visits, seen);
    if (!visitor) {
      if (seen.page !== undefined) visits.lost += 1;
      return false;
    }
    mark(visitor, stepsUpTo(seen.step, seen.plan));
    if (seen.reference !== undefined) visitor.references.add(seen.reference);
    if (seen.page !== undefined) increase(visits.views, seen.page, 1);
    return true;
  }

  /** Takes everything out. */
  take(): ReadonlyMap<string, SeenDay> {
    const taken = this.#days;
    this.#days = new Map();
    this.#visitors = 0;
    this.#sources.clear();
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
        for (const reference of visitor.references) known.references.add(reference);
      }
    }
  }

  /** Counts lost views. */
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

  #visitorOf({ visitors }: SeenDay, { address, agent, device, source }: Seen): SeenVisitor | undefined {
    const shown = agent.slice(0, AGENT_LENGTH);
    const id = `${address}\n${shown}`;
    const known = visitors.get(id);
    if (known || this.#visitors >= MOST_VISITORS) return known;
    this.#visitors += 1;
    const visitor: SeenVisitor = {
      address,
      agent: shown,
      device,
      source: this.#limit(source),
      marks: new Map(),
      references: new Set(),
    };
    visitors.set(id, visitor);
    return visitor;
  }

  #limit(source: string): string {
    if (!this.#sources.has(source) && this.#sources.size >= MOST_SOURCES) return OTHER_SOURCES;
    this.#sources.add(source);
    return source;
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
