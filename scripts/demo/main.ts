/**
 * `npm run demo`: the site with invented requests, figures, pending changes and a history, in a temporary folder of its own,
 * and a desk that is open without a code on loopback. Of `.env` only `CONTENT_DIR` reaches it, so nothing of it can touch real
 * data, and no email leaves the machine. `PORT` is where it listens; `DEMO_RESET_MINUTES` starts it afresh.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { port as portSchema } from '../../server/config/env-values.ts';
import { loadEnvFile } from '../../server/config/load-env-file.ts';
import { refuseArguments } from '../../server/config/refuse-arguments.ts';
import { contentFolder } from '../../server/content/content-folder.ts';
import { readContent } from '../../server/content/read-content.ts';
import { openDeskKey } from '../../server/desk/sign-in/desk-key.ts';
import { openSession } from '../../server/desk/sign-in/sessions.ts';
import { reasonToBuild } from '../../server/site/build-freshness.ts';
import { buildSite } from '../../server/site/site-build.ts';
import { openStore } from '../../server/store/store.ts';
import { Resources } from '../../tests/harness/resources.ts';
import { type Run, runNode } from '../../tests/harness/server.ts';
import { fillDemo, REQUESTS } from './demo-data.ts';
import { type Behind, openFront } from './front.ts';
import { demoWords as words } from './words.ts';

const MINUTE_MS = 60_000;
const DEFAULT_PORT = '4400';

function refuse(sentence: string): never {
  console.error(sentence);
  return process.exit(2);
}

function readPort(given = process.env['PORT'] || DEFAULT_PORT): number {
  const { data } = portSchema.safeParse(given);
  return data || refuse(words.wrongPort(given));
}

function readMinutes(given = process.env['DEMO_RESET_MINUTES']): number | undefined {
  if (given === undefined || given === '') return undefined;
  const minutes = Number(given);
  return minutes >= 1 ? minutes : refuse(words.wrongMinutes(given));
}

type Demo = Behind & { readonly run: Run; readonly data: string };

/** Fills a store in a new folder, and starts a server on it. */
async function start(resources: Resources, folder: string, site: string): Promise<Demo> {
  const data = resources.tempFolder();
  const { content } = readContent(folder);
  if (!content) throw new Error(`npm run check: ${folder}`);
  await using store = await openStore({ DATA_DIR: data });
  await fillDemo(store, content, folder, Date.now());
  const token = await openSession({ store, key: openDeskKey(store) }, '', Date.now());
  const settings = {
    DATA_DIR: data,
    CONTENT_DIR: folder,
    SITE_URL: site,
    MAIL_TRANSPORT: 'file',
    LOG_LEVEL: 'warn',
    PORT: '0',
  };
  // In the folder of its data, where there is no `.env`.
  const run = runNode('dist/server/main.mjs', settings, data);
  const url = await run.listening;
  return { run, data, port: Number(new URL(url).port), cookie: `escritorio=${token}` };
}

async function demo(): Promise<void> {
  refuseArguments('demo');
  const [port, minutes] = [readPort(), readMinutes()];
  // After the port: that of `.env` is the site's own.
  loadEnvFile();
  const folder = resolve(contentFolder(process.env));
  const site = `http://127.0.0.1:${port}`;
  const resources = new Resources();
  const reason = reasonToBuild('.');
  if (reason) {
    console.log(`${words.building}…`);
    const { code } = await buildSite();
    if (code !== 0) process.exit(code);
  }
  let running: Demo | undefined;
  const open = openFront(port, () => running, words.line(minutes), words.restarting);
  const front = await open.catch(() => refuse(words.portTaken(port)));
  running = await start(resources, folder, site);
  console.log(`${styleText('green', '✓')} ${words.filled(REQUESTS)}\n${words.ready(site, site + deskRoutes.inbox)}`);
  const reset = async () => {
    const old = running;
    running = undefined;
    await old?.run.stop();
    if (old) rmSync(old.data, { recursive: true, force: true });
    running = await start(resources, folder, site);
  };
  const timer = minutes && setInterval(() => void reset(), minutes * MINUTE_MS);
  const stop = async () => {
    clearInterval(timer || undefined);
    front.close();
    front.closeAllConnections();
    await running?.run.stop();
    await resources.closeAll();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

await demo();
