import { collectedNotice } from '../../../server/mail/words.ts';
import type { ReceivedEmail } from '../mail-server.ts';
import { percentile } from '../percentile.ts';
import { type ContactMessage, type ContactResponse, keyOf } from './contact-message.ts';
import type { StoreReader } from './store-reader.ts';

const SHOWN_PROBLEMS = 5;

/** What became of all messages. */
export type Audit = {
  /** Messages acknowledged with a 2xx. */
  readonly acknowledged: number;
  /** Acknowledged messages that reached the agency. */
  readonly delivered: number;
  readonly lost: number;
  /** Duplicate emails. */
  readonly repeated: number;
  /** 99th percentile of acknowledged POSTs in milliseconds. Reported only: no test depends on it. */
  readonly p99Ms: number;
  readonly problems: readonly string[];
};

/** Received emails, of a mail server or a hosted provider. */
type Mailbox = { readonly emails: readonly Pick<ReceivedEmail, 'messageId' | 'visitor' | 'mail'>[] };

/** Records what visitors were told, to compare with what the agency received. */
export class Ledger {
  /** Reference by idempotency key, for every message acknowledged with a 2xx. */
  readonly acknowledged = new Map<string, string>();
  readonly latenciesMs: number[] = [];
  readonly #created = new Set<string>();
  readonly #problems: string[] = [];

  get problems(): readonly string[] {
    const more = this.#problems.length - SHOWN_PROBLEMS;
    return [...this.#problems.slice(0, SHOWN_PROBLEMS), ...(more > 0 ? [`and ${more} more`] : [])];
  }

  report(problem: string): void {
    this.#problems.push(problem);
  }

  /** Records a 2xx. The same key must always get the same reference, and 201 only once. */
  note({ key }: ContactMessage, { status, body, headers, ms }: ContactResponse): void {
    const { reference = '' } = body;
    const known = this.acknowledged.get(key);
    if (status === 201 && this.#created.has(key)) this.report(`${reference} was created twice`);
    if (status === 201) this.#created.add(key);
    if (!/^[A-Z]{2}-\w{6}$/.test(reference)) this.report(`${status} without a reference`);
    if (known !== undefined && known !== reference) this.report(`one key got ${known} and ${reference}`);
    if (headers.has('set-cookie')) this.report('a cookie was set');
    this.acknowledged.set(key, reference);
    this.latenciesMs.push(ms);
  }

  /** Whether every acknowledged message has arrived as an email. */
  hasArrived({ emails }: Mailbox): boolean {
    const arrived = new Set(emails.map(({ visitor }) => keyOf(visitor)));
    return this.acknowledged.keys().every((key) => arrived.has(key));
  }

  /**
   * Compares the acknowledged messages with the emails and the store, once the outbox is empty. `keyColumn` is the
   * SQL expression for the key of a lead's message.
   */
  async audit(mailServer: Mailbox, store: StoreReader, keyColumn = 'idempotency_key'): Promise<Audit> {
    const emails = Map.groupBy(mailServer.emails, ({ visitor }) => keyOf(visitor));
    const together = await this.#readTogether(mailServer, store);
    let delivered = 0;
    for (const [key, reference] of this.acknowledged) {
      const own = emails.get(key) ?? [];
      if (own.length > 0 || together.has(reference)) delivered += 1;
      if (new Set(own.map(({ messageId }) => messageId)).size > 1) this.report(`${reference} has two Message-IDs`);
      if (own.some(({ mail }) => !mail.text?.includes(reference))) this.report(`${reference} is not in its email`);
    }
    const lost = this.acknowledged.size - delivered;
    if (lost > 0) this.report(`${lost} acknowledged but never delivered`);
    await this.#compareRows(store, keyColumn);
    const ids = new Set(mailServer.emails.map(({ messageId }) => messageId));
    return {
      acknowledged: this.acknowledged.size,
      delivered,
      lost,
      repeated: mailServer.emails.length - ids.size,
      p99Ms: percentile(this.latenciesMs, 0.99),
      problems: this.problems,
    };
  }

  /** References of the leads that were told together, if the emails about them tell of as many. */
  async #readTogether({ emails }: Mailbox, store: StoreReader): Promise<Set<string>> {
    const rows = await store.read<{ reference: string }>(
      "select reference from lead join outbox on lead_id = lead.id where kind = 'email' and collected = 1 and state = 'sent'",
    );
    const told = new Map(emails.map(({ messageId, mail }) => [messageId, countIn(mail.subject)]));
    const total = told.values().reduce((sum, count) => sum + count, 0);
    if (total < rows.length) this.report(`emails tell of ${total} of ${rows.length} leads told together`);
    return new Set(total < rows.length ? [] : rows.map(({ reference }) => reference));
  }

  async #compareRows(store: StoreReader, keyColumn: string): Promise<void> {
    const rows = await store.read<{ key: string; reference: string }>(
      `select ${keyColumn} as key, reference from lead`,
    );
    const byKey = Map.groupBy(rows, ({ key }) => key);
    for (const [key, reference] of this.acknowledged) {
      const own = byKey.get(key) ?? [];
      if (own.length !== 1) this.report(`${reference}: ${own.length} leads under one key`);
      else if (own[0]?.reference !== reference) this.report(`${reference}: the store has ${own[0]?.reference}`);
    }
  }
}

/** How many leads an email tells of together; 0 for any other email. */
function countIn(subject = ''): number {
  const count = Number(/\d+/.exec(subject));
  return subject === collectedNotice.subject(count) ? count : 0;
}
