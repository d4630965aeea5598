import { createHmac, randomBytes } from 'node:crypto';
import { MOST_OF_ADDRESS, MOST_OF_NETWORK, MOST_VISITORS } from '../../domain/visits/limits.ts';
import { addressGroup } from '../contact/intake/rate-limit.ts';
import type { Seen } from './seen.ts';

/** Leading groups of an IPv6 address that a provider may give to one customer: a /48. */
const NETWORK_GROUPS = 3;
const KEY_BYTES = 32;
/** Visitors and sources in memory, some 20 MB; no more than these are admitted in a day. */
const MOST_KNOWN = 2 * MOST_VISITORS;

type Limit = { readonly kind: string; readonly network: string; readonly most: number };

/**
 * Limits what one network may add to a day, so that it cannot use up what the day counts. Each server has its own, in
 * memory, where addresses are keyed hashes.
 */
export class NetworkLimits {
  #day = '';
  #key = randomBytes(KEY_BYTES);
  readonly #known = new Set<string>();
  readonly #counts = new Map<string, number>();

  /** Whether a visitor is one of the first of its networks today. */
  admitsVisitor(day: string, { address, agent }: Pick<Seen, 'address' | 'agent'>): boolean {
    const [own, network] = [addressGroup(address), addressGroup(address, NETWORK_GROUPS)];
    const limits = [
      { kind: 'visitors', network: own, most: MOST_OF_ADDRESS.visitors },
      { kind: 'network', network, most: MOST_OF_NETWORK.visitors },
    ];
    return this.#admits(day, `${own}\n${agent}`, limits);
  }

  /** Whether a source is one of the first that its address names today. */
  admitsSource(day: string, { address, source }: Pick<Seen, 'address' | 'source'>): boolean {
    if (source === '') return true;
    const network = addressGroup(address);
    return this.#admits(day, `${network}\n${source}`, [{ kind: 'sources', network, most: MOST_OF_ADDRESS.sources }]);
  }

  #admits(day: string, name: string, limits: readonly Limit[]): boolean {
    if (day !== this.#day) this.#begin(day);
    const id = this.#hash(`${limits[0]?.kind}\n${name}`);
    if (this.#known.has(id)) return true;
    const counts = limits.map(({ kind, network, most }) => {
      const key = this.#hash(`${kind}\n${network}`);
      return { key, count: this.#counts.get(key) ?? 0, most };
    });
    if (this.#known.size >= MOST_KNOWN || counts.some(({ count, most }) => count >= most)) return false;
    this.#known.add(id);
    for (const { key, count } of counts) this.#counts.set(key, count + 1);
    return true;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#key = randomBytes(KEY_BYTES);
    this.#known.clear();
    this.#counts.clear();
  }

  #hash = (text: string) => createHmac('sha256', this.#key).update(text).digest('base64url');
}
