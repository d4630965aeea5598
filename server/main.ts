import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import { isPostgres } from './contact/dialect.ts';
import { releaseLeases } from './contact/outbox.ts';
import { openStore } from './contact/store.ts';
import { describeTransports, openTransports } from './contact/transports.ts';
import { STOP_MS, Worker } from './contact/worker.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createLog } from './log.ts';
import type { Render } from './static/rendered-pages.ts';
import { loadSite } from './static/site.ts';

/** The build, in the folder the server is started from. */
const DIST = resolve('dist');

type Entry = { readonly render: Render; readonly onDemandPages: readonly string[] };

/** Starts the server that `env` describes; resolves once it listens to a function that stops it cleanly. */
async function start(env: Env): Promise<() => Promise<void>> {
  const log = createLog(env.LOG_LEVEL);
  const clock = systemClock;
  const site = await loadSite(DIST);
  const entry: Entry = await import(pathToFileURL(resolve(DIST, 'server/entry.mjs')).href);
  const store = await openStore(env);
  // An SQLite file has one server: what is marked as in flight belongs to a process that died.
  if (!isPostgres(store)) await releaseLeases(store, clock.now());
  const worker = new Worker({
    store,
    kind: 'letter',
    transports: openTransports(env),
    clock,
    log,
    random: Math.random,
  });
  const { render, onDemandPages } = entry;
  const app = await buildApp({ env, store, site, render, onDemandPages, log, clock, onSaved: () => worker.wake() });
  await app.listen({ host: env.HOST, port: env.PORT, listenTextResolver: () => 'listening' });
  console.log(`${describeTransports(env)}\nlistening on ${addressOf(app)}`);

  return async () => {
    // A client that reads for ever must not hold the stop up.
    const cancel = clock.after(STOP_MS, () => app.server.closeAllConnections());
    await Promise.all([app.close(), worker.stop()]);
    cancel();
    await store.destroy();
  };
}

function addressOf(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** The first SIGTERM or SIGINT stops cleanly, with exit code 0; a second one ends the process at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

function fail(error: unknown): never {
  console.error(error instanceof EnvError ? error.message : error);
  process.exit(1);
}

try {
  if (existsSync('.env')) process.loadEnvFile();
  const env = readEnv(process.env);
  // React decides by this variable which of its builds it runs; only the fast one is wanted here.
  process.env.NODE_ENV = 'production';
  stopOnSignal(await start(env));
} catch (error) {
  fail(error);
}
