import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../domain/content/content.ts';
import { routes } from '../domain/routes.ts';
import { buildApp } from './app.ts';
import { type Env, readEnv } from './config/env.ts';
import { loadEnvFile } from './config/load-env-file.ts';
import { contentFolder } from './content/content-folder.ts';
import { acceptContent, openContentReader, type ReadChanged } from './content/load-content.ts';
import { publishContent } from './content/published-content.ts';
import { ContentError, formatReport, fromHere } from './content/report.ts';
import { Editor } from './editor/editor.ts';
import { addressOf } from './http/create-server.ts';
import { drain } from './http/draining.ts';
import { startHeartbeat } from './http/heartbeat.ts';
import { openMetrics } from './metrics/metrics.ts';
import { STOP_MS } from './outbox/worker.ts';
import { openPictures } from './pictures/pictures.ts';
import { systemClock } from './process/clock.ts';
import { createLog } from './process/log.ts';
import { stopOnSignal } from './process/stop-on-signal.ts';
import { describeContactServices, openContactServices } from './services/services.ts';
import { loadAssets } from './site/assets.ts';
import { openOutagePage } from './site/outage-page.ts';
import { readReleaseName } from './site/release-name.ts';
import type { Render } from './site/rendered-pages.ts';
import { explainStartFailure, requireContent } from './start-failure.ts';
import { startBeating } from './store/server-heartbeat.ts';
import { lockStore } from './store/server-lock.ts';
import { openStore } from './store/store.ts';
import { startVisits } from './visits/visits.ts';
import { openWhitepapers } from './whitepapers/open-whitepapers.ts';

/** Longer than Node's 511: a full accept queue drops connections, and clients retry only after a second. */
const BACKLOG = 4096;

/** Folder of the build, which contains the bundle of this file; from source, `dist` in the working directory. */
const DIST = import.meta.filename.endsWith('.ts') ? resolve('dist') : resolve(import.meta.dirname, '..');

type Entry = { readonly render: Render };
type Build = ReturnType<typeof loadBuild>;
type Running = Awaited<ReturnType<typeof start>>;

/** Loads the files of the build and its pages. */
const loadBuild = () =>
  Promise.all([loadAssets(DIST), import(pathToFileURL(resolve(DIST, 'server/entry.mjs')).href) as Promise<Entry>]);

/** Starts the server with the content that was read first. Resolves once it listens. */
async function start(env: Env, first: Content, read: ReadChanged, build: Build) {
  const log = createLog(env.LOG_LEVEL);
  const clock = systemClock;
  const published = publishContent(first, log);
  const content = published.current;
  const [assets, { render }] = await build;
  const metrics = await openMetrics(env, clock);
  const unlock = lockStore(env);
  const store = await openStore(env);
  const editor = new Editor({
    ...{ store, folder: contentFolder(env), dataDir: env.DATA_DIR, read, published, clock, log },
    prepare: (next) => prepare(next),
    warm: () => preparePages(),
  });
  await editor.showFirst();
  // Not before: what waits is sent as soon as it starts, to the address that is published.
  const contact = await openContactServices(env, { store, content, clock, log, watch: metrics?.watchTransport });
  // If the start fails, emails in flight finish: the next start would send those again whose result is not stored.
  await using unfinished = new AsyncDisposableStack();
  unfinished.defer(() => contact.stop().catch((err: unknown) => log.error({ err }, 'deliveries not stopped')));
  const readOwn = async (of: Content) => (await render(routes.localFeed, { content: of })).text();
  const whitepapers = await openWhitepapers(env, readOwn, { content, clock, log });
  metrics?.watchOutbox(store);
  // Whitepapers of the content cannot become stale.
  if (env.NEWS_API_URL) metrics?.watchNews(whitepapers.readAt);
  const release = readReleaseName(DIST);
  metrics?.nameRelease(release);
  const draining = { begun: false };
  const pictures = openPictures({ folder: contentFolder(env), dataDir: env.DATA_DIR, log });
  const visits = startVisits(env, { content, store, clock, log });
  const outage = await openOutagePage(render, content(), env.OUTAGE_PAGE);
  const app = await buildApp({
    ...contact,
    ...{ content, store, render, pictures, whitepapers, visits, env, assets, log, clock, metrics, draining, release },
    editor,
    outagePage: outage.response,
    refusedContent: published.refusal,
  });
  await app.listen({ host: env.HOST, port: env.PORT, backlog: BACKLOG, listenTextResolver: () => 'listening' });
  const beating = await startBeating(store, clock, addressOf(app.server));
  const beat = env.HEARTBEAT_URL;
  const heartbeat = beat ? startHeartbeat(beat, { ...contact, store, clock, log, draining }) : undefined;
  if (metrics) console.log(`metrics at ${metrics.address}`);
  console.log(`${describeContactServices(env)}\nlistening on ${addressOf(app.server)}`);
  const shownWith = async (of: Content) => ({ content: of, whitepapers: await whitepapers.prepare(of) });
  const preparePages = () =>
    void shownWith(content())
      .then(app.preparePages)
      .catch((err) => log.error({ err }));
  preparePages();
  const prepare = async (next: Content) => app.tryPages(await shownWith(next)).then(() => outage.prepare(next));
  const looking = editor.start();
  unfinished.move();
  return {
    reload: () => editor.reload(),
    /** Shuts it down gracefully. */
    stop: async () => {
      await drain(draining, clock, env.DRAIN_SECONDS * 1000);
      // A client that keeps its connection busy must not hold up the shutdown.
      const cancel = clock.after(STOP_MS, () => app.server.closeAllConnections());
      whitepapers.stop();
      const tasks = [contact, beating, looking, heartbeat];
      await Promise.all([app.close().then(visits.stop), ...tasks.map((task) => task?.stop())]);
      cancel();
      await Promise.all([store.destroy(), metrics?.close()]);
      unlock();
    },
  };
}

function fail(error: unknown): never {
  if (error instanceof ContentError) console.error(formatReport(fromHere(error.report, contentFolder(process.env))));
  else console.error(explainStartFailure(error, startEnv) ?? error);
  process.exit(1);
}

let startEnv: Env | undefined;
try {
  loadEnvFile();
  const variables = { ...process.env };
  // React picks its production build by this variable.
  process.env.NODE_ENV = 'production';
  const read = openContentReader(requireContent(process.env), systemClock);
  // Meanwhile the content is read in another thread.
  const build = loadBuild();
  build.catch(() => {});
  const running = Promise.withResolvers<Running>();
  // On a terminal the signal says that it was closed, which ends the server. The start may have read an older content.
  if (!process.stdout.isTTY) process.on('SIGHUP', () => void running.promise.then(({ reload }) => reload()));
  const content = acceptContent(await read());
  const env = readEnv(variables, content.company);
  startEnv = env;
  const started = start(env, content, read, build);
  // Registered before the start has finished: a signal during the start then shuts down cleanly afterwards.
  stopOnSignal(process, systemClock, {
    stop: () => void started.then(({ stop }) => stop()).then(() => process.exit(0), fail),
    exitNow: () => process.exit(1),
  });
  running.resolve(await started);
} catch (error) {
  fail(error);
}
