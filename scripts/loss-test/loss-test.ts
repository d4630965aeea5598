import { execFile } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RunningProcess, startProcess } from '../../tests/harness/process.ts';
import { until } from '../../tests/harness/until.ts';

type Pairs = readonly (readonly [name: string, text: string])[];

/** A form, and how its server is run and asked. */
export type LossTest = {
  readonly url: string;
  /** Shell commands: the server in the foreground, and what prints the messages that have arrived. */
  readonly start: string;
  readonly stored: string;
  readonly data: Pairs;
  readonly headers: Pairs;
  readonly kills: number;
  readonly waitMs: number;
  /** What the page says when a message was sent; empty for forms whose errors have a status of their own. */
  readonly confirmation: string;
};

const START_MS = 60_000;
const ANSWER_MS = 10_000;
const END_MS = 5_000;
/** How long a server lives before it is killed, in milliseconds. */
const LIFE_MS = [300, 1_500] as const;
/** Visitors who send at the same time. */
const VISITORS = 4;

/**
 * Sends messages while the server is killed and started again. `lost` are the tokens of those that were confirmed and did
 * not arrive.
 */
export async function runLossTest(test: LossTest, report: (line: string) => void) {
  const confirmed: string[] = [];
  const state = { sent: 0, isOver: false };
  let server = await startServer(test);
  const visitors = Array.from({ length: VISITORS }, () => keepSending(test, state, confirmed));
  try {
    for (let kill = 1; kill <= test.kills; kill += 1) {
      await sleep(randomInt(...LIFE_MS));
      await killServer(server, test.url);
      report(`kill ${kill}: ${confirmed.length} confirmed`);
      server = await startServer(test);
    }
    await sleep(LIFE_MS[1]);
    state.isOver = true;
    await Promise.all(visitors);
    const lost = await findLost(test, confirmed);
    return { sent: state.sent, confirmed: confirmed.length, kills: test.kills, lost };
  } finally {
    state.isOver = true;
    await end(server);
  }
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
    () => true,
    () => false,
  );

/** Resolves once the form's address answers. */
async function startServer({ url, start }: LossTest): Promise<RunningProcess> {
  const server = startProcess(['sh', '-c', start], { env: process.env });
  const isUp = async () => {
    if (await answers(url)) return true;
    if (server.hasEnded()) throw new Error(`--start ended:\n${server.output()}`);
    return false;
  };
  await until('the server answers', isUp, START_MS);
  return server;
}

/** Kills what was started. Something that outlives it may hold its output, so that its end is never seen. */
const end = (server: RunningProcess) => Promise.race([server.kill(), sleep(END_MS)]);

/** Kills a server. Throws when its address still answers: then it was another process that was killed. */
async function killServer(server: RunningProcess, url: string): Promise<void> {
  await end(server);
  if (await answers(url))
    throw new Error('--start: the server still answers after it was killed; it must run in the foreground');
}

async function keepSending(
  test: LossTest,
  state: { sent: number; isOver: boolean },
  confirmed: string[],
): Promise<void> {
  while (!state.isOver) {
    const token = randomBytes(9).toString('hex');
    state.sent += 1;
    const isConfirmed = await send(test, token).catch(() => false);
    if (isConfirmed) confirmed.push(token);
    // No faster than people, and no busy loop while the server is down.
    else await sleep(50);
  }
}

/** Whether the visitor reads that the message was sent: after redirects, a page without an error status and with the confirmation. */
async function send({ url, data, headers, confirmation }: LossTest, token: string): Promise<boolean> {
  const address = `198.51.100.${randomInt(1, 255)}`;
  const fill = (text: string) => text.replaceAll('{token}', token).replaceAll('{address}', address);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      origin: new URL(url).origin,
      'sec-fetch-site': 'same-origin',
      ...Object.fromEntries(headers.map(([name, text]) => [name, fill(text)])),
    },
    body: new URLSearchParams(data.map(([name, text]) => [name, fill(text)])),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const page = await response.text();
  return response.ok && page.includes(confirmation);
}

/** The confirmed messages that are not printed within the time to wait. */
async function findLost({ stored, waitMs }: LossTest, confirmed: readonly string[]): Promise<readonly string[]> {
  const end = performance.now() + waitMs;
  for (;;) {
    const printed = await print(stored);
    const lost = confirmed.filter((token) => !printed.includes(token));
    if (lost.length === 0 || performance.now() > end) return lost;
    await sleep(1_000);
  }
}

const print = (command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile('sh', ['-c', command], { maxBuffer: 256 * 1024 * 1024 }, (error, output) =>
      error ? reject(new Error(`--stored failed: ${error.message}`)) : resolve(output),
    );
  });
