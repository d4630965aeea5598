import { type Instance, type Settings, settingsFor, startInstance } from '../../harness/contact/instance.ts';
import type { Ledger } from '../../harness/contact/ledger.ts';
import { openPostgresStorage } from '../../harness/contact/storage.ts';
import { untilCollected } from '../../harness/contact/store-reader.ts';
import { requirePackages } from '../../harness/debian-packages.ts';
import { twoFreePorts } from '../../harness/free-port.ts';
import { openMailServer } from '../../harness/mail-server.ts';
import { findProxy, PROXIES } from '../../harness/proxy.ts';
import type { RunContext } from '../../harness/run-context.ts';
import { until } from '../../harness/until.ts';
import { KEY_IN_EMAIL } from '../form-post.ts';
import type { Outcome, Scenario } from '../scenario.ts';
import { SteadyLoad } from '../steady-load.ts';

const RATE = { full: 200, short: 60 };
const ROUNDS = { full: 3, short: 1 };
/** Longer than Caddy's health check interval. */
const DRAIN_SECONDS = '4';
/** Requests before the first restart and after the last. */
const CALM_REQUESTS = 100;
/** Part of the log entry of a page view, which proves that the proxy sends visitors to this server. */
const PAGE_VIEW = '"page":"/"';

/** Two servers behind Caddy, as in deploy/, restarted in turn under load. */
export const rollingRestart: Scenario = { name: 'rolling restart, PostgreSQL ×2', run: restartInTurn };

async function restartInTurn(context: RunContext): Promise<Outcome> {
  requirePackages({ caddy: () => findProxy('caddy') !== undefined }, context.progress);
  const { settings, reader } = await openPostgresStorage(context);
  const mailServer = await openMailServer(context.closeLater);
  const shared = settingsFor(context, { ...settings, SMTP_URL: mailServer.url, DRAIN_SECONDS });
  const { servers, ports, proxy } = await openTwo(context, shared);
  const load = new SteadyLoad(proxy, context.short ? RATE.short : RATE.full);
  const rounds = context.short ? ROUNDS.short : ROUNDS.full;
  const running = load.run();
  await load.reaches(CALM_REQUESTS);
  for (let restart = 0; restart < rounds * servers.length; restart += 1) {
    const slot = restart % servers.length;
    context.progress(`${load.count} requests, restart ${restart + 1}`);
    servers[slot] = await replace(
      context,
      servers[slot] as Instance,
      { ...shared, PORT: `${ports[slot]}` },
      load.ledger,
    );
  }
  await load.reaches(load.count + CALM_REQUESTS);
  load.stop();
  await running;
  // Forms without script beyond a limit are told together.
  await untilCollected(reader);
  const outcome = await load.ledger.audit(mailServer, reader, KEY_IN_EMAIL);
  const problems = [...outcome.problems];
  if ((outcome.repeated ?? 0) > 0) problems.push('duplicate emails although every server stopped gracefully');
  const notes = `${load.count} requests, ${load.rate().toFixed(0)}/s, ${load.failed} failed, ${rounds * 2} restarts`;
  return { ...outcome, problems, notes };
}

async function openTwo(context: RunContext, shared: Settings) {
  const ports = await twoFreePorts();
  const servers = await Promise.all(ports.map((port) => startInstance(context, { ...shared, PORT: `${port}` })));
  const upstreams = ports.map((port) => `127.0.0.1:${port}`);
  const proxy = await PROXIES.caddy(context.closeLater, upstreams);
  return { servers, ports, proxy };
}

/** Like deploy/restart.sh: returns once the proxy uses the restarted server again. */
async function replace(context: RunContext, old: Instance, settings: Settings, ledger: Ledger): Promise<Instance> {
  const code = await old.stop();
  if (code !== 0) ledger.report(`a restarted server exited with ${code}`);
  const successor = await startInstance(context, settings);
  await until('the proxy uses the new server', () => successor.output().includes(PAGE_VIEW));
  return successor;
}
