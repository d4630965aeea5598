import { randomInt } from 'node:crypto';
import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { callProxy, formPost } from '../harness/call-proxy.ts';
import { Ledger } from '../harness/contact/ledger.ts';
import { newVisit } from '../harness/contact/visit.ts';
import type { ProxyServer } from '../harness/proxy.ts';
import { until } from '../harness/until.ts';
import { readFormAnswer } from './form-visit.ts';

/** One request in so many is a form with a message. */
const FORM_EVERY = 8;
const PAGES = ['/', '/contactenos', '/contactenos?fromServiceId=nivel-2&fromService=SPA_Nivel_II'];
/** Connections that visitors who only read keep open. */
const READERS = 32;

/** Visitors who come at a steady rate, whether or not those before them have been answered. */
export class SteadyLoad {
  readonly ledger = new Ledger();
  count = 0;
  failed = 0;
  readonly #proxy: ProxyServer;
  readonly #everyMs: number;
  readonly #readers = new Agent({ keepAlive: true, maxSockets: READERS });
  readonly #open = new Set<Promise<void>>();
  #going = true;
  #begun = 0;
  #tookMs = 0;

  constructor(proxy: ProxyServer, perSecond: number) {
    this.#proxy = proxy;
    this.#everyMs = 1000 / perSecond;
  }

  async run(): Promise<void> {
    const start = performance.now();
    while (this.#going) {
      const due = start + this.#begun * this.#everyMs;
      if (performance.now() < due) await sleep(due - performance.now());
      this.#begin();
    }
    await Promise.all(this.#open);
    this.#tookMs = performance.now() - start;
    this.#readers.destroy();
  }

  stop(): void {
    this.#going = false;
  }

  /** Answers a second, once the load is over. */
  rate(): number {
    return this.count / (this.#tookMs / 1000);
  }

  answered(count: number): Promise<void> {
    return until(`${count} requests are answered`, () => this.count >= count);
  }

  #begin(): void {
    this.#begun += 1;
    const request = this.#begun % FORM_EVERY === 0 ? this.#write() : this.#read();
    const settled: Promise<void> = request
      .catch((error: unknown) => this.#fail(`${error}`))
      .finally(() => {
        this.count += 1;
        this.#open.delete(settled);
      });
    this.#open.add(settled);
  }

  async #read(): Promise<void> {
    const path = PAGES[this.#begun % PAGES.length] as string;
    const { status } = await callProxy(this.#proxy, { path, agent: this.#readers });
    if (status !== 200) this.#fail(`${path} was answered ${status}`);
  }

  /** Each from an address of its own: the proxy tells the server where a visitor really is. */
  async #write(): Promise<void> {
    const visit = newVisit();
    const from = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
    const start = performance.now();
    const fields = visit.fields as Record<string, string>;
    const { status, headers } = await callProxy(this.#proxy, { ...formPost(fields), from });
    if (status !== 303) return this.#fail(`a good form was answered ${status}`);
    this.ledger.note(visit, readFormAnswer(status, headers.location, performance.now() - start));
  }

  #fail(problem: string): void {
    this.failed += 1;
    this.ledger.complain(problem);
  }
}
