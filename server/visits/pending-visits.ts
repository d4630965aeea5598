import { createHmac } from 'node:crypto';
import type { Device } from '../../domain/visits/device.ts';
import { type StepMark, stepsUpTo } from '../../domain/visits/funnel.ts';
import { AGENT_LENGTH, MOST_OF_ADDRESS, MOST_OF_NETWORK, MOST_VISITORS, OTHERS } from '../../domain/visits/limits.ts';
import { addressGroup, NETWORK_GROUPS } from '../contact/intake/rate-limit.ts';
import { newSecret } from '../store/secret.ts';

export type Seen = StepMark & {
  /** The client's address and `User-Agent`, which tell visitors apart. Only a keyed hash of both is stored. */
  readonly address: string;
  readonly agent: string;
  readonly device: Device;
  readonly source: string;
  /** Path of the page that was shown, if one was. */
  readonly page?: string | undefined;
};

/** What was seen since the last write. */
export type SeenVisits = {
  /** Views by path. */
  readonly views: Map<string, number>;
  /** Each step that a visitor took, as it was first seen. */
  readonly marks: Map<string, Omit<Seen, 'page'>>;
};

/** Steps of visitors kept in memory until they are stored, some megabytes; of later visitors only the views are. */
export const MOST_PENDING = 10_000;

/** What visitors did since the last write. Its size is limited, whatever visitors send. */
export class PendingVisits {
  #seen: SeenVisits | undefined;
  readonly #limits = new NetworkLimits();

  /**
   * Adds what a visitor did on `day`: the view always, the steps unless its network sent too many visitors or too many of
   * all wait. False in the latter case.
   */
  add(day: string, { page, ...seen }: Seen): boolean {
    this.#seen ??= { views: new Map(), marks: new Map() };
    const { views } = this.#seen;
    if (page !== undefined) views.set(page, (views.get(page) ?? 0) + 1);
    const visitor = { ...seen, agent: seen.agent.slice(0, AGENT_LENGTH) };
    return !this.#limits.admitsVisitor(day, visitor) || this.#mark(day, this.#seen, visitor);
  }

  /** Undefined when nothing was seen. */
  take(): SeenVisits | undefined {
    const taken = this.#seen;
    this.#seen = undefined;
    return taken;
  }

  /** Marks the steps of a visitor; false while too many wait, or for a known one while twice as many do. */
  #mark(day: string, { marks }: SeenVisits, seen: Omit<Seen, 'page'>): boolean {
    const steps = stepsUpTo(seen.step, seen.plan);
    const idOf = ({ step, plan }: StepMark) => [seen.address, seen.agent, step, plan].join('\n');
    const missing = steps.filter((step) => !marks.has(idOf(step)));
    if (missing.length === 0) return true;
    const isNew = missing.length === steps.length;
    if (marks.size >= (isNew ? MOST_PENDING : 2 * MOST_PENDING)) return false;
    const source = isNew && !this.#limits.admitsSource(day, seen) ? OTHERS : seen.source;
    for (const step of missing) marks.set(idOf(step), { ...seen, source, ...step });
    return true;
  }
}

/** Visitors, and sources, in memory, some 20 MB; no more than these are admitted in a day. */
const MOST_KNOWN = { visitors: 2 * MOST_VISITORS, sources: 20_000 } as const;

type Kind = keyof typeof MOST_KNOWN;

/**
 * Limits what one network may add to a day, so that it cannot use up what the day counts. Each server has its own, in
 * memory, where addresses are keyed hashes.
 */
class NetworkLimits {
  #day = '';
  #key = newSecret();
  readonly #known = { visitors: new Set<string>(), sources: new Set<string>() };
  readonly #counts = new Map<string, number>();

  /** Whether a visitor is one of the first of its networks today. */
  admitsVisitor(day: string, { address, agent }: Pick<Seen, 'address' | 'agent'>): boolean {
    return this.#admits(day, 'visitors', address, agent);
  }

  /** Whether a source is one of the first that its networks name today. */
  admitsSource(day: string, { address, source }: Pick<Seen, 'address' | 'source'>): boolean {
    return source === '' || this.#admits(day, 'sources', address, source);
  }

  #admits(day: string, kind: Kind, address: string, name: string): boolean {
    if (day !== this.#day) this.#begin(day);
    const [own, network] = [addressGroup(address), addressGroup(address, NETWORK_GROUPS)];
    const known = this.#known[kind];
    const id = this.#hash(`${kind}\n${own}\n${name}`);
    if (known.has(id)) return true;
    const counts = [
      { key: this.#hash(`${kind}\naddress\n${own}`), most: MOST_OF_ADDRESS[kind] },
      { key: this.#hash(`${kind}\nnetwork\n${network}`), most: MOST_OF_NETWORK[kind] },
    ];
    const countOf = (key: string) => this.#counts.get(key) ?? 0;
    if (known.size >= MOST_KNOWN[kind] || counts.some(({ key, most }) => countOf(key) >= most)) return false;
    known.add(id);
    for (const { key } of counts) this.#counts.set(key, countOf(key) + 1);
    return true;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = newSecret();
    for (const known of Object.values(this.#known)) known.clear();
    this.#counts.clear();
  }

  #hash = (text: string) => createHmac('sha256', this.#key).update(text).digest('base64url');
}
