import type { ReceivedLetter } from '../mail-server.ts';
import { percentile } from '../percentile.ts';
import type { StoreReader } from './store-reader.ts';
import { type Answer, keyOf, type Visit } from './visit.ts';

const SHOWN_PROBLEMS = 5;

/** What became of the messages. */
export type Audit = {
  /** Messages whose sender was told that they are safe. */
  readonly acknowledged: number;
  /** How many of those reached the agency. */
  readonly delivered: number;
  readonly lost: number;
  /** Letters that arrived although their twin already had. */
  readonly repeated: number;
  /** 99th percentile of an acknowledged POST, in milliseconds. Reported, never judged. */
  readonly p99Ms: number;
  readonly problems: readonly string[];
};

/** Where letters arrive, at a mail server or a hosted provider. */
type Mailbox = { readonly letters: readonly Pick<ReceivedLetter, 'messageId' | 'visitor' | 'mail'>[] };

/** What the visitors were told, to be compared with what the agency got. */
export class Ledger {
  /** Reference by idempotency key, of every message that was answered with a 2xx. */
  readonly acknowledged = new Map<string, string>();
  readonly latenciesMs: number[] = [];
  readonly #created = new Set<string>();
  readonly #problems: string[] = [];

  get problems(): readonly string[] {
    const more = this.#problems.length - SHOWN_PROBLEMS;
    return [...this.#problems.slice(0, SHOWN_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])];
  }

  complain(problem: string): void {
    this.#problems.push(problem);
  }

  /** Notes a 2xx. The same key must always be told the same reference, and 201 only once. */
  note({ key }: Visit, { status, body, headers, ms }: Answer): void {
    const { reference = '' } = body;
    const known = this.acknowledged.get(key);
    if (status === 201 && this.#created.has(key)) this.complain(`${reference} was created twice`);
    if (status === 201) this.#created.add(key);
    if (!/^IL-\w{6}$/.test(reference)) this.complain(`${status} without a reference`);
    if (known !== undefined && known !== reference) this.complain(`one key was told ${known} and ${reference}`);
    if (headers.has('set-cookie')) this.complain('a cookie was set');
    this.acknowledged.set(key, reference);
    this.latenciesMs.push(ms);
  }

  /** True when every acknowledged message has a letter at the mail server. */
  hasArrived({ letters }: Mailbox): boolean {
    const arrived = new Set(letters.map(({ visitor }) => keyOf(visitor)));
    return this.acknowledged.keys().every((key) => arrived.has(key));
  }

  /**
   * Compares what was acknowledged with the letters and the store, once nothing is on its way any more. `keyColumn` is
   * where a lead has the key of its visit.
   */
  async audit(mailServer: Mailbox, store: StoreReader, keyColumn = 'idempotency_key'): Promise<Audit> {
    const letters = Map.groupBy(mailServer.letters, ({ visitor }) => keyOf(visitor));
    let delivered = 0;
    for (const [key, reference] of this.acknowledged) {
      const own = letters.get(key) ?? [];
      if (own.length > 0) delivered += 1;
      if (new Set(own.map(({ messageId }) => messageId)).size > 1) this.complain(`${reference} has two Message-IDs`);
      if (own.some(({ mail }) => !mail.text?.includes(reference))) this.complain(`${reference} is not in its letter`);
    }
    const lost = this.acknowledged.size - delivered;
    if (lost > 0) this.complain(`${lost} acknowledged but never delivered`);
    await this.#compareRows(store, keyColumn);
    const ids = new Set(mailServer.letters.map(({ messageId }) => messageId));
    return {
      acknowledged: this.acknowledged.size,
      delivered,
      lost,
      repeated: mailServer.letters.length - ids.size,
      p99Ms: percentile(this.latenciesMs, 0.99),
      problems: this.problems,
    };
  }

  async #compareRows(store: StoreReader, keyColumn: string): Promise<void> {
    const rows = await store.read<{ key: string; reference: string }>(
      `select ${keyColumn} as key, reference from lead`,
    );
    const byKey = Map.groupBy(rows, ({ key }) => key);
    for (const [key, reference] of this.acknowledged) {
      const own = byKey.get(key) ?? [];
      if (own.length !== 1) this.complain(`${reference}: ${own.length} leads under one key`);
      else if (own[0]?.reference !== reference) this.complain(`${reference}: the store says ${own[0]?.reference}`);
    }
  }
}
