import type { Bench } from '../../harness/bench.ts';
import { type Instance, type Settings, settingsFor, startInstance } from '../../harness/contact/instance.ts';
import type { Ledger } from '../../harness/contact/ledger.ts';
import { openPostgresStorage } from '../../harness/contact/storage.ts';
import { untilDrained } from '../../harness/contact/store-reader.ts';
import { needPackages } from '../../harness/debian-packages.ts';
import { freePort } from '../../harness/free-port.ts';
import { openMailServer } from '../../harness/mail-server.ts';
import { findProxy, PROXIES } from '../../harness/proxy.ts';
import { until } from '../../harness/until.ts';
import { KEY_IN_EMAIL } from '../form-visit.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { SteadyLoad } from '../steady-load.ts';

const RATE = { full: 200, short: 60 };
const ROUNDS = { full: 3, short: 1 };
/** Longer than Caddy takes to ask each server how it is. */
const DRAIN_SECONDS = '4';
/** What goes on before the first restart and after the last. */
const CALM_REQUESTS = 100;
/** Of the log of a server that a visitor was sent to. */
const A_READER = '"page":"/"';

/** Two servers behind Caddy, as in deploy/, each restarted in turn while visitors read and write. */
export const rollingRestart: Scenario = { name: 'rolling restart, PostgreSQL ×2', run: restartInTurn };

async function restartInTurn(bench: Bench): Promise<Outcome> {
  needPackages({ caddy: () => findProxy('caddy') !== undefined }, bench.progress);
  const { settings, reader } = await openPostgresStorage(bench);
  const mailServer = await openMailServer(bench.closeLater);
  const shared = settingsFor(bench, { ...settings, SMTP_URL: mailServer.url, DRAIN_SECONDS });
  const { servers, ports, proxy } = await openTwo(bench, shared);
  const load = new SteadyLoad(proxy, bench.short ? RATE.short : RATE.full);
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
  const outcome = await load.ledger.audit(mailServer, reader, KEY_IN_EMAIL);
  const problems = [...outcome.problems];
  if ((outcome.repeated ?? 0) > 0) problems.push('letters were repeated although no server was cut off');
  const notes = `${load.count} requests, ${load.rate().toFixed(0)}/s, ${load.failed} failed, ${rounds * 2} restarts`;
  return { ...outcome, problems, notes };
}

async function openTwo(bench: Bench, shared: Settings) {
  const ports = [await freePort(), await freePort()];
  const servers = await Promise.all(ports.map((port) => startInstance(bench, { ...shared, PORT: `${port}` })));
  const upstreams = ports.map((port) => `127.0.0.1:${port}`);
  const proxy = await PROXIES.caddy(bench.closeLater, upstreams);
  return { servers, ports, proxy };
}

/** As deploy/restart.sh: the next one is only touched when the proxy sends visitors to this one again. */
async function replace(bench: Bench, old: Instance, settings: Settings, ledger: Ledger): Promise<Instance> {
  const code = await old.stop();
  if (code !== 0) ledger.complain(`a server that was restarted ended with ${code}`);
  const successor = await startInstance(bench, settings);
  await until('the proxy knows the new server', () => successor.output().includes(A_READER));
  return successor;
}
