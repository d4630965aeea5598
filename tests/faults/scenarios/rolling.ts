import { randomInt } from 'node:crypto';
import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { callProxy, formPost } from '../../deploy/call-proxy.ts';
import { findProxy, PROXIES, type ProxyServer } from '../../deploy/proxy.ts';
import { needPackage } from '../debian-package.ts';
import { KEY_IN_EMAIL, readFormAnswer } from '../form-visit.ts';
import { freePort } from '../free-port.ts';
import { type Instance, type Settings, settingsFor, startInstance } from '../instance.ts';
import { Ledger } from '../ledger.ts';
import { openMailbox } from '../mailbox.ts';
import { openPostgres } from '../postgres.ts';
import type { Bench, Outcome, Scenario } from '../scenario.ts';
import { untilDrained } from '../store-reader.ts';
import { newVisit } from '../visit.ts';
import { until } from '../waiting.ts';

const RATE = { full: 200, short: 60 };
const ROUNDS = { full: 3, short: 1 };
/** One request in so many is a form with a message. */
const FORM_EVERY = 8;
const PAGES = ['/', '/contactenos', '/contactenos?fromServiceId=nivel-2&fromService=SPA_Nivel_II'];
/** Longer than Caddy takes to ask each server how it is. */
const DRAIN_SECONDS = '4';
/** What goes on before the first restart and after the last. */
const CALM_REQUESTS = 100;
/** Of the log of a server that a visitor was sent to. */
const A_READER = '"page":"/"';
/** Connections that visitors who only read keep open. */
const READERS = 32;

/** Two servers behind Caddy, as in deploy/, each restarted in turn while visitors read and write. */
export const rollingRestart: Scenario = { name: 'rolling restart, PostgreSQL ×2', run: restartInTurn };

async function restartInTurn(bench: Bench): Promise<Outcome> {
  needPackage(bench, 'caddy', () => findProxy('caddy') !== undefined);
  const { settings, reader } = await openPostgres(bench);
  const mailbox = await openMailbox(bench);
  const shared = settingsFor(bench, { ...settings, SMTP_URL: mailbox.url, DRAIN_SECONDS });
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((port) => startInstance(bench, { ...shared, PORT: `${port}` })));
  const upstreams = ports.map((port) => `127.0.0.1:${port}`);
  const proxy = await PROXIES.caddy({ folder: bench.tempFolder(), upstreams });
  bench.closeLater(proxy.stop);
  const load = new Load(proxy, bench.short ? RATE.short : RATE.full);
  const rounds = bench.short ? ROUNDS.short : ROUNDS.full;
  const running = load.run();
  await load.answered(CALM_REQUESTS);
  for (let restart = 0; restart < rounds * servers.length; restart += 1) {
    const slot = restart % servers.length;
    bench.progress(`${load.count} requests, restart ${restart + 1}`);
    servers[slot] = await replace(bench, servers[slot] as Instance, { ...shared, PORT: `${ports[slot]}` }, load.ledger);
  }
  await load.answered(load.count + CALM_REQUESTS);
  load.stop();
  await running;
  await untilDrained(reader);
  const outcome = await load.ledger.audit(mailbox, reader, KEY_IN_EMAIL);
  const problems = [...outcome.problems];
  if ((outcome.repeated ?? 0) > 0) problems.push('letters were repeated although no server was cut off');
  const notes = `${load.count} requests, ${load.rate().toFixed(0)}/s, ${load.failed} failed, ${rounds * 2} restarts`;
  return { ...outcome, problems, notes };
}

/** As deploy/restart.sh: the next one is only touched when the proxy sends visitors to this one again. */
async function replace(bench: Bench, old: Instance, settings: Settings, ledger: Ledger): Promise<Instance> {
  const code = await old.end('SIGTERM');
  if (code !== 0) ledger.complain(`a server that was restarted ended with ${code}`);
  const successor = await startInstance(bench, settings);
  await until('the proxy knows the new server', () => successor.output().includes(A_READER));
  return successor;
}

/** Visitors who come at a steady rate, whether or not those before them have been answered. */
class Load {
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
