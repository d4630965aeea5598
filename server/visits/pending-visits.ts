import type { Device } from '../../domain/visits/device.ts';
import { type StepMark, stepsUpTo } from '../../domain/visits/funnel.ts';
import { AGENT_LENGTH, OTHERS } from '../../domain/visits/limits.ts';
import { NetworkLimits } from './network-limits.ts';

export type Seen = StepMark & {
  /** The client's address and `User-Agent`, which tell visitors apart. Only a keyed hash of both is stored. */
  readonly address: string;
  readonly agent: string;
  readonly device: Device;
  readonly source: string;
  /** Path of the page that was shown, if one was. */
  readonly page?: string | undefined;
};

/** What was seen on one day since the last write. */
export type SeenDay = {
  /** Views by path. */
  readonly views: Map<string, number>;
  /** Each step that a visitor took, as it was first seen. */
  readonly marks: Map<string, Omit<Seen, 'page'>>;
};

/** Steps of visitors kept in memory until they are stored, some megabytes; of later visitors only the views are. */
export const MOST_PENDING = 10_000;

/** What visitors did since the last write, by day. Its size is limited, whatever visitors send. */
export class PendingVisits {
  #days = new Map<string, SeenDay>();
  readonly #limits = new NetworkLimits();

  /**
   * Adds what a visitor did on `day`: the view always, the steps unless its network sent too many visitors or too many of
   * all wait. False in the latter case.
   */
  add(day: string, { page, ...seen }: Seen): boolean {
    const visits = this.#days.get(day) ?? { views: new Map(), marks: new Map() };
    this.#days.set(day, visits);
    if (page !== undefined) visits.views.set(page, (visits.views.get(page) ?? 0) + 1);
    const visitor = { ...seen, agent: seen.agent.slice(0, AGENT_LENGTH) };
    return !this.#limits.admitsVisitor(day, visitor) || this.#mark(day, visits, visitor);
  }

  take(): ReadonlyMap<string, SeenDay> {
    const taken = this.#days;
    this.#days = new Map();
    return taken;
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
