import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { settingsFor, startInstance } from '../../harness/contact/instance.ts';
import { percentile } from '../../harness/percentile.ts';
import type { RunContext } from '../../harness/run-context.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const EACH_KIND = 300;
const DRIP_MS = 1_000;
/** The server closes them after 20 s; the rest is slack for a slow machine. */
const GIVE_UP_MS = 180_000;
const PAUSE_MS = 20;
const REQUEST = 'POST /api/v1/contact HTTP/1.1\r\nHost: tilo.example\r\n';
const KINDS = {
  'slow headers': `${REQUEST}X-Lana: `,
  'slow body': `${REQUEST}Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"`,
};

/** Slowloris clients that send a byte a second: other requests are unaffected, and the server disconnects all of them. */
export const slowSockets: Scenario = { name: '300 + 300 slow sockets', run: dripAndGet };

async function dripAndGet(context: RunContext): Promise<Outcome> {
  const { address } = await startInstance(context, settingsFor(context, { MAIL_TRANSPORT: 'file' }));
  const before = performance.now();
  const closedAfterMs: number[] = [];
  for (const opening of Object.values(KINDS)) {
    for (let index = 0; index < EACH_KIND; index += 1) {
      openDripping(context, address, opening, () => closedAfterMs.push(performance.now() - before));
    }
  }
  const problems: string[] = [];
  const getMs: number[] = [];
  while (closedAfterMs.length < 2 * EACH_KIND && performance.now() - before < GIVE_UP_MS) {
    const start = performance.now();
    const { status } = await fetch(address);
    getMs.push(performance.now() - start);
    if (status !== 200) problems.push(`a normal GET got ${status}`);
    context.progress(`${closedAfterMs.length} of ${2 * EACH_KIND} slow sockets closed`);
    await sleep(PAUSE_MS);
  }
  const open = 2 * EACH_KIND - closedAfterMs.length;
  if (open > 0) problems.push(`${open} slow sockets are still open after ${GIVE_UP_MS / 1000} s`);
  const last = (Math.max(...closedAfterMs) / 1000).toFixed(1);
  const p99 = percentile(getMs, 0.99).toFixed(0);
  const notes = `${getMs.length} normal GETs meanwhile, p99 ${p99} ms; the last slow socket was closed after ${last} s`;
  return { notes, problems: problems.slice(0, 5) };
}

function openDripping(context: RunContext, address: string, opening: string, onClose: () => void): void {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.on('connect', () => socket.write(opening));
  // Read the server's response, or the close event never fires.
  socket.resume();
  const dripping = setInterval(() => socket.writable && socket.write('a'), DRIP_MS);
  socket.on('close', () => {
    clearInterval(dripping);
    onClose();
  });
  context.closeLater(() => socket.destroy());
}
