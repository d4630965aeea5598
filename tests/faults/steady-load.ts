import { randomInt } from 'node:crypto';
import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { callProxy, formPost } from '../harness/call-proxy.ts';
import { newMessage } from '../harness/contact/contact-message.ts';
import { Ledger } from '../harness/contact/ledger.ts';
import type { ProxyServer } from '../harness/proxy.ts';
import { until } from '../harness/until.ts';
import { readFormResponse } from './form-post.ts';

/** One in this many requests posts a form. */
const FORM_EVERY = 8;
const PAGES = ['/', '/contactenos', '/contactenos?fromServiceId=nivel-2&fromService=Sitio_II'];
/** Keep-alive connections for page views. */
const READERS = 32;

/** Sends requests at a steady rate, without waiting for earlier responses. */
export class SteadyLoad {
  readonly ledger = new Ledger();
  count = 0;
  failed = 0;
  readonly #proxy: ProxyServer;
  readonly #everyMs: number;
  readonly #readers = new Agent({ keepAlive: true, maxSockets: READERS });
  readonly #open = new Set<Promise<void>>();
  #running = true;
  #started = 0;
  #tookMs = 0;

  constructor(proxy: ProxyServer, perSecond: number) {
    this.#proxy = proxy;
    this.#everyMs = 1000 / perSecond;
  }

  async run(): Promise<void> {
    const start = performance.now();
    while (this.#running) {
      const due = start + this.#started * this.#everyMs;
      if (performance.now() < due) await sleep(due - performance.now());
      this.#begin();
    }
    await Promise.all(this.#open);
    this.#tookMs = performance.now() - start;
    this.#readers.destroy();
  }

  stop(): void {
    this.#running = false;
  }

  /** Responses per second, once the load is over. */
  rate(): number {
    return this.count / (this.#tookMs / 1000);
  }

  /** Resolves once `count` requests have finished. */
  reaches(count: number): Promise<void> {
    return until(`${count} requests have finished`, () => this.count >= count);
  }

  #begin(): void {
    this.#started += 1;
    const request = this.#started % FORM_EVERY === 0 ? this.#write() : this.#read();
    const settled: Promise<void> = request
      .catch((error: unknown) => this.#fail(`${error}`))
      .finally(() => {
        this.count += 1;
        this.#open.delete(settled);
      });
    this.#open.add(settled);
  }

  async #read(): Promise<void> {
    const path = PAGES[this.#started % PAGES.length] as string;
    const { status } = await callProxy(this.#proxy, { path, agent: this.#readers });
    if (status !== 200) this.#fail(`${path} got ${status}`);
  }

  /** Posts a form from an IP address of its own, which the proxy forwards to the server. */
  async #write(): Promise<void> {
    const message = newMessage();
    const from = `127.${randomInt(1, 255)}.${randomInt(255)}.${randomInt(1, 255)}`;
    const start = performance.now();
    const fields = message.fields as Record<string, string>;
    const { status, headers } = await callProxy(this.#proxy, { ...formPost(fields), from });
    if (status !== 303) return this.#fail(`a valid form got ${status}`);
    this.ledger.note(message, readFormResponse(status, headers.location, performance.now() - start));
  }

  #fail(problem: string): void {
    this.failed += 1;
    this.ledger.report(problem);
  }
}
