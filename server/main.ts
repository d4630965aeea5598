import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { routes } from '../domain/routes.ts';
import { buildApp } from './app.ts';
import { type Env, readEnv } from './config/env.ts';
import { describeOffice, type Office, openOffice } from './contact/contact-services.ts';
import { STOP_MS } from './contact/outbox/worker.ts';
import { startBeating } from './contact/store/server-heartbeat.ts';
import { takeFolder } from './contact/store/sole-server.ts';
import type { Draining } from './http/draining.ts';
import { startHeartbeat } from './http/heartbeat.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { type Clock, systemClock } from './process/clock.ts';
import { createLog } from './process/log.ts';
import { explainStart } from './process/start-problems.ts';
import { stopOnSignal } from './process/stop-on-signal.ts';
import { otherSettings } from './site/build-freshness.ts';
import { readReleaseName } from './site/release-name.ts';
import type { Render } from './site/rendered-pages.ts';
import { loadSite } from './site/site.ts';
import { openConfiguredNews } from './whitepapers/open-whitepapers.ts';
import { fileSource } from './whitepapers/sources.ts';
import type { News } from './whitepapers/whitepaper-source.ts';

const NEWS_AGE = { name: 'news_age_seconds', help: 'Since the news host was last read well, or since the start.' };

/** Connections that may wait to be taken; beyond Node's 511 a crowd's would be dropped, and tried again a second later. */
const BACKLOG = 4096;

/** The build: this file's bundle is a part of it; run from its source, `dist` in the folder it is started from. */
const DIST = import.meta.filename.endsWith('.ts') ? resolve('dist') : resolve(import.meta.dirname, '..');

type Entry = { readonly render: Render };

/** Starts the server that `env` describes; resolves once it listens to a function that stops it cleanly. */
async function start(env: Env): Promise<() => Promise<void>> {
  const log = createLog(env.LOG_LEVEL);
  const clock = systemClock;
  const difference = otherSettings(DIST, { siteUrl: env.SITE_URL, vitalsSample: env.VITALS_SAMPLE });
  if (difference) console.warn(`${difference}: build again`);
  const site = await loadSite(DIST);
  const { render }: Entry = await import(pathToFileURL(resolve(DIST, 'server/entry.mjs')).href);
  const metrics = await openMetrics(env, clock);
  const letGo = env.DATABASE_URL ? () => {} : takeFolder(env.DATA_DIR);
  const office = await openOffice(env, clock, log, metrics?.watchTransport);
  const news = await openConfiguredNews(env, fileSource(join(DIST, 'client', routes.localNews)), clock, log);
  watch(metrics, env, office, news);
  const release = readReleaseName(DIST);
  metrics?.nameRelease(release);
  const draining = { begun: false };
  const app = await buildApp({ ...office, render, news, env, site, log, clock, metrics, draining, release });
  await app.listen({ host: env.HOST, port: env.PORT, backlog: BACKLOG, listenTextResolver: () => 'listening' });
  const beating = startBeating(office.store, clock, addressOf(app));
  const { HEARTBEAT_URL } = env;
  const heartbeat = HEARTBEAT_URL ? startHeartbeat(HEARTBEAT_URL, { ...office, clock, log, draining }) : undefined;
  if (metrics) console.log(`metrics at ${metrics.address}`);
  console.log(`${describeOffice(env)}\nlistening on ${addressOf(app)}`);

  return async () => {
    await drain(draining, clock, env.DRAIN_SECONDS * 1000);
    // A client that reads for ever must not hold the stop up.
    const cancel = clock.after(STOP_MS, () => app.server.closeAllConnections());
    news.stop();
    await Promise.all([app.close(), office.stop(), beating.stop(), heartbeat?.stop()]);
    cancel();
    await Promise.all([office.store.destroy(), metrics?.close()]);
    letGo();
  };
}

/** What the metrics tell of the rest of the server. Our own whitepapers do not grow old: they are part of the build. */
function watch(metrics: Metrics | undefined, env: Env, { store }: Pick<Office, 'store'>, news: News): void {
  metrics?.watchOutbox(store);
  if (env.NEWS_API_URL) metrics?.watchAge({ ...NEWS_AGE, readAt: news.readAt });
}

/** Says that this server is about to stop, and gives a proxy `ms` milliseconds to notice. */
async function drain(draining: Draining, clock: Clock, ms: number): Promise<void> {
  draining.begun = true;
  if (ms > 0) await new Promise<void>((resolve) => clock.after(ms, resolve));
}

function addressOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

function fail(error: unknown): never {
  console.error(explainStart(error, place) ?? error);
  process.exit(1);
}

let place: Env | undefined;

try {
  if (existsSync('.env')) process.loadEnvFile();
  const env = readEnv(process.env);
  place = env;
  // React decides by this variable which of its builds it runs; only the fast one is wanted here.
  process.env.NODE_ENV = 'production';
  const started = start(env);
  // From the first moment: a stop that comes during the start waits for its end and is as clean as any.
  stopOnSignal(process, systemClock, {
    stop: () => void started.then((stop) => stop()).then(() => process.exit(0), fail),
    endAtOnce: () => process.exit(1),
  });
  await started;
} catch (error) {
  fail(error);
}
