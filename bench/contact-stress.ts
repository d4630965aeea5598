import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '../domain/routes.ts';
import { type CaptchaTokens, openTokens } from '../tests/harness/contact/captcha-tokens.ts';
import { newMessage, postMessage } from '../tests/harness/contact/contact-message.ts';
import { percentile } from '../tests/harness/percentile.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import type { Stress, Times } from './contact-stress-tables.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';

const BURST = 300;
const BURSTS = { full: 10, short: 3 };
const POSTS_IN_BURST = 3;
const LOCK_S = { full: 15, short: 5 };
const POSTS_IN_LOCK = 3;
const PAUSE_MS = 5;
const STORED = 201;
const UNAVAILABLE = 503;

/** Latency of the contact page and its form during bursts of distinct URLs, and while the store is locked. */
export async function measureStress(context: RunContext): Promise<Stress> {
  const data = context.tempFolder();
  const site = await startSiteProcess(context, '.', { DATA_DIR: data, TRUST_PROXY: '127.0.0.1' });
  const bursts = context.short ? BURSTS.short : BURSTS.full;
  const tokens = openTokens(context, async () => site.url, 1 + bursts * POSTS_IN_BURST + POSTS_IN_LOCK);
  context.progress('solving captchas');
  await tokens.fill(Number.POSITIVE_INFINITY);
  tokens.stopSolving();
  // Warm up: measure the burst, not the start.
  await Promise.all([fetch(site.url + routes.contact), send(site.url, tokens)]);
  const measured = await measureBursts(context, site, tokens, bursts);
  const { peak: memory } = site.memory();
  const lock = await measureLock(context, site, tokens, join(data, 'contact.sqlite'));
  await site.stop();
  return { bursts, ...measured, memory, lock };
}

async function measureBursts(context: RunContext, { url }: SiteProcess, tokens: CaptchaTokens, bursts: number) {
  const times = { 'plain page': [] as number[], captcha: [] as number[], 'valid POST': [] as number[] };
  const statuses: number[] = [];
  for (let round = 0; round < bursts; round += 1) {
    context.progress(`burst ${round + 1} of ${bursts}`);
    const burst = Promise.all(Array.from({ length: BURST }, (_, index) => askDistinct(url, round, index)));
    let isOver = false;
    void burst.finally(() => {
      isOver = true;
    });
    const going = () => !isOver;
    await Promise.all([
      repeat(going, times['plain page'], () => fetch(url + routes.contact)),
      repeat(going, times.captcha, () => fetch(url + routes.captchaApi)),
      repeat(
        (count) => count < POSTS_IN_BURST,
        times['valid POST'],
        () => send(url, tokens),
      ),
    ]);
    statuses.push(...(await burst));
  }
  const during = {
    'plain page': summarize(times['plain page']),
    captcha: summarize(times.captcha),
    'valid POST': summarize(times['valid POST']),
  };
  return { asked: BURST, during, drawn: count(statuses, 200), refused: count(statuses, UNAVAILABLE) };
}

/**
 * Requests a URL that no other call requests, alternately with an unknown plan and with a known plan under another
 * title. Uses a raw socket to keep this process free for measuring other requests. Resolves to the status.
 */
async function askDistinct(url: string, round: number, index: number): Promise<number> {
  const { host, hostname, port } = new URL(url);
  const id = index % 2 ? 'nivel-2' : `plan-${round}-${index}`;
  const target = routes.quote({ id, title: `Burst ${round} ${index}` });
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  const head = `${index % 3 ? 'GET' : 'HEAD'} ${target} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n`;
  socket.write(`${head}Connection: close\r\n\r\n`);
  const [first] = await once(socket, 'data');
  await once(socket.resume(), 'close');
  return Number(String(first).split(' ', 2)[1]);
}

/** Sends a valid message; resolves to the response, a 201 or 503. Throws for any other status. */
async function send(url: string, tokens: CaptchaTokens): Promise<Response> {
  const { status } = await postMessage(url, newMessage(), await tokens.take());
  if (status !== STORED && status !== UNAVAILABLE) throw new Error(`A valid message got ${status}`);
  return new Response(null, { status });
}

/** Repeats a request sequentially while `goesOn` returns true; appends the times and returns the statuses. */
async function repeat(goesOn: (count: number) => boolean, times: number[], send: () => Promise<Response>) {
  const statuses: number[] = [];
  while (goesOn(statuses.length)) {
    const start = performance.now();
    const response = await send();
    await response.arrayBuffer();
    times.push(performance.now() - start);
    statuses.push(response.status);
    await sleep(PAUSE_MS);
  }
  return statuses;
}

async function measureLock(context: RunContext, { url }: SiteProcess, tokens: CaptchaTokens, path: string) {
  const seconds = context.short ? LOCK_S.short : LOCK_S.full;
  context.progress(`the store is locked for ${seconds} s`);
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  const pages = [routes.contact, routes.home, routes.contactSent('TL-ABCDEF')];
  const going = () => performance.now() < end;
  const [statuses] = await Promise.all([
    repeat(
      (count) => count < POSTS_IN_LOCK,
      [],
      () => send(url, tokens),
    ),
    ...pages.map((page) => repeat(going, times, () => fetch(url + page))),
  ]);
  other.close();
  return { seconds, pages: summarize(times), stored: count(statuses, STORED), refused: count(statuses, UNAVAILABLE) };
}

const count = (statuses: readonly number[], wanted: number) => statuses.filter((status) => status === wanted).length;

const summarize = (times: readonly number[]): Times => ({
  count: times.length,
  p50Ms: percentile(times, 0.5),
  p99Ms: percentile(times, 0.99),
});
