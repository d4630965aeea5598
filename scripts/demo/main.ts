/**
 * `npm run demo`: the site with invented requests, figures, pending changes and a history, in a temporary folder of its own,
 * and a desk that is open without a code on loopback. No setting of `.env` reaches it, so nothing of it can touch real data,
 * and no email leaves the machine. `PORT` is where it listens; `DEMO_RESET_MINUTES` starts it afresh.
 */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
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
const port = Number(process.env['PORT'] ?? 4400);
const site = `http://127.0.0.1:${port}`;
const folder = resolve(contentFolder(process.env));

function readMinutes(given = process.env['DEMO_RESET_MINUTES']): number | undefined {
  if (given === undefined || given === '') return undefined;
  const minutes = Number(given);
  if (minutes >= 1) return minutes;
  console.error(words.wrongMinutes(given));
  return process.exit(2);
}

type Demo = Behind & { readonly run: Run; readonly data: string };

/** Fills a store in a new folder, and starts a server on it. */
async function start(resources: Resources): Promise<Demo> {
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
  const run = runNode(resolve('dist/server/main.mjs'), settings);
  const url = await run.listening;
  return { run, data, port: Number(new URL(url).port), cookie: `escritorio=${token}` };
}

async function demo(): Promise<void> {
  const minutes = readMinutes();
  const resources = new Resources();
  const reason = reasonToBuild('.');
  if (reason) {
    console.log(`${words.building}…`);
    const { code } = await buildSite();
    if (code !== 0) process.exit(code);
  }
  let running: Demo | undefined = await start(resources);
  const front = await openFront(port, () => running, words.line(minutes), words.restarting);
  console.log(`${styleText('green', '✓')} ${words.filled(REQUESTS)}\n${words.ready(site, site + deskRoutes.inbox)}`);
  const reset = async () => {
    const old = running;
    running = undefined;
    await old?.run.stop();
    if (old) rmSync(old.data, { recursive: true, force: true });
    running = await start(resources);
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
