import { createHmac } from 'node:crypto';
import { MOST_OF_ADDRESS, MOST_OF_NETWORK, MOST_VISITORS } from '../../domain/visits/limits.ts';
import { addressGroup, NETWORK_GROUPS } from '../contact/intake/rate-limit.ts';
import { newSecret } from '../store/secret.ts';
import type { Seen } from './pending-visits.ts';

/** Visitors, and sources, in memory, some 20 MB; no more than these are admitted in a day. */
const MOST_KNOWN = { visitors: 2 * MOST_VISITORS, sources: 20_000 } as const;

type Kind = keyof typeof MOST_KNOWN;

/**
 * Limits what one network may add to a day, so that it cannot use up what the day counts. Each server has its own, in
 * memory, where addresses are keyed hashes.
 */
export class NetworkLimits {
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
