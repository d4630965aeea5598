/**
 * `npm run demo`: the site with invented requests, figures, pending changes and a history, in a temporary folder of its own,
 * on loopback, with a code for its desk. Of `.env` only `CONTENT_DIR` reaches it, so nothing of it can touch real data, and
 * no email leaves the machine. `PORT` is where it listens.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import type { Content } from '../../domain/content/content.ts';
import { port as portSchema } from '../../server/config/env-schema.ts';
import { loadEnvFile } from '../../server/config/load-env-file.ts';
import { refuseArguments } from '../../server/config/refuse-arguments.ts';
import { contentFolder } from '../../server/content/content-folder.ts';
import { readContent } from '../../server/content/read-content.ts';
import { code } from '../../server/leads-cli/code.ts';
import { systemClock } from '../../server/process/clock.ts';
import { stopOnSignal } from '../../server/process/stop-on-signal.ts';
import { buildSite, reasonToBuild } from '../../server/site/site-build.ts';
import { openStore } from '../../server/store/store.ts';
import { Resources } from '../../tests/harness/resources.ts';
import { runNode } from '../../tests/harness/server.ts';
import { fillDemo, REQUESTS } from './demo-data.ts';
import { demoWords as words } from './words.ts';

const LOOPBACK = '127.0.0.1';
const DEFAULT_PORT = '4400';

function refuse(sentence: string): never {
  console.error(sentence);
  return process.exit(2);
}

async function readPort(given = process.env['PORT'] || DEFAULT_PORT): Promise<number> {
  const { data: port } = portSchema.safeParse(given);
  if (!port) return refuse(words.wrongPort(given));
  // Tried here, because the server would say in English that it is taken.
  await using trial = createServer();
  await once(trial.listen(port, LOOPBACK), 'listening').catch(() => refuse(words.portTaken(port)));
  return port;
}

async function demo(): Promise<void> {
  refuseArguments('demo');
  const port = await readPort();
  // After the port: that of `.env` is the site's own.
  loadEnvFile();
  const folder = resolve(contentFolder(process.env));
  const { content } = readContent(folder);
  if (!content) throw new Error(`npm run check: ${folder}`);
  if (reasonToBuild('.')) {
    console.log(`${words.building}…`);
    const built = await buildSite();
    if (built.code !== 0) process.exit(built.code);
  }
  const resources = new Resources();
  let isOver = false;
  const end = async (code: number) => {
    isOver = true;
    await resources.closeAll();
    process.exit(code);
  };
  stopOnSignal(process, systemClock, { stop: () => void end(0), exitNow: () => process.exit(1) });
  await open(resources, port, content, folder).catch((error: unknown) => {
    // Interrupted: what is closed meanwhile fails.
    if (isOver) return;
    console.error(error);
    return end(1);
  });
}

async function open(resources: Resources, port: number, content: Content, folder: string): Promise<void> {
  const data = resources.tempFolder();
  await using store = await openStore({ DATA_DIR: data });
  await fillDemo(store, content, folder, Date.now());
  const site = `http://${LOOPBACK}:${port}`;
  const place = { DATA_DIR: data, CONTENT_DIR: folder, SITE_URL: site, PORT: String(port) };
  // In the folder of its data, where there is no `.env`.
  const run = runNode('dist/server/main.mjs', { ...place, MAIL_TRANSPORT: 'file', LOG_LEVEL: 'warn' }, data);
  resources.closeLater(() => run.stop());
  await run.listening;
  console.log(`${styleText('green', '✓')} ${words.filled(REQUESTS)}\n${words.ready(site)}`);
  const print = (text: string) => void process.stdout.write(text);
  const tool = { store, env: { SITE_URL: site }, time: Date.now(), terminal: { print, remark: print } };
  await code(tool, { endsSessions: false });
  print(words.another(join(data, 'outbox')));
}

await demo();
