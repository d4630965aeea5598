/**
 * `npm run smoke`: serves the build in `dist/` as the published site will be served, requests every page of its sitemaps,
 * and sends a message. It depends on no particular content: `CONTENT_DIR` names the folder. The server runs in a temporary
 * folder without the other settings of `.env`, so no email leaves the machine. The exit code is 1 when something fails.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { routes } from '../domain/routes.ts';
import { loadEnvFile } from '../server/config/load-env-file.ts';
import { refuseArguments } from '../server/config/refuse-arguments.ts';
import { contentFolder } from '../server/content/content-folder.ts';
import { smokeWords as words } from '../server/content/words.ts';
import { Resources } from '../tests/harness/resources.ts';
import { type Run, runNode } from '../tests/harness/server.ts';
import { until } from '../tests/harness/until.ts';

const SERVER = 'dist/server/main.mjs';
const EMAIL_MS = 30_000;
const RESPONSE_MS = 15_000;

const passed = (text: string) => console.log(`${styleText('green', '✓')} ${text}`);
const failed = (text: string) => console.log(`${styleText('red', '✗')} ${text}`);

async function request(url: string, options: RequestInit = {}): Promise<{ status: number; text: string; url: string }> {
  const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_MS), ...options });
  return { status: response.status, text: await response.text(), url: response.url };
}

/** Paths of all pages, from the sitemaps. */
async function listPages(origin: string): Promise<string[]> {
  const sitemaps = await Promise.all(
    [routes.pagesSitemap, routes.whitepaperSitemap].map((path) => request(origin + path)),
  );
  const urls = sitemaps.flatMap(({ text }) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)]);
  return urls.map(([, url = '']) => new URL(url).pathname);
}

/** Requests every page; resolves to the sentences about those that are not shown. */
async function tryPages(origin: string): Promise<string[]> {
  const pages = new Set([routes.home, routes.contact, ...(await listPages(origin))]);
  const problems: string[] = [];
  for (const path of pages) {
    const { status, text } = await request(origin + path);
    if (status !== 200 || !text.includes('</html>')) problems.push(words.noPage(path, status));
  }
  if (problems.length === 0) passed(words.pages(pages.size));
  return problems;
}

/** Sends a message as a browser without script does, and waits for its email in `outbox`. */
async function tryMessage(origin: string, outbox: string): Promise<string[]> {
  const body = new URLSearchParams({ from_name: words.name, from_email: words.email, message: words.message });
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { status, url } = await request(origin + routes.contact, { method: 'POST', headers, body });
  const reference = new URL(url).search.split('=')[1];
  if (status !== 200 || !reference) return [words.notStored(status)];
  const isWritten = () =>
    existsSync(outbox) && readdirSync(outbox).some((name) => readFileSync(join(outbox, name)).includes(reference));
  const isSoon = await until('the email is written', isWritten, EMAIL_MS).then(
    () => true,
    () => false,
  );
  if (!isSoon) return [words.notMailed];
  passed(words.stored);
  return [];
}

async function trySite(server: Run, folder: string): Promise<string[]> {
  const origin = await server.listening;
  const { status } = await request(`${origin}/readyz`);
  if (status !== 200) return [words.notReady(status)];
  passed(words.ready);
  return [...(await tryPages(origin)), ...(await tryMessage(origin, join(folder, 'outbox')))];
}

async function smoke(): Promise<string[]> {
  if (!existsSync(SERVER)) return [words.noBuild];
  const resources = new Resources();
  resources.closeOnInterruption();
  const folder = resources.tempFolder();
  const CONTENT_DIR = contentFolder(process.env);
  const server = runNode(SERVER, { CONTENT_DIR, DATA_DIR: folder, MAIL_TRANSPORT: 'file', LOG_LEVEL: 'error' }, folder);
  resources.closeLater(server.kill);
  try {
    return await trySite(server, folder);
  } catch (error) {
    // English, for a developer, on lines of its own.
    return [`${words.failed}\n${error instanceof Error ? error.message : error}\n${server.errors()}`];
  } finally {
    await resources.closeAll();
  }
}

refuseArguments('smoke');
loadEnvFile();
const problems = await smoke();
problems.forEach(failed);
console.log(problems.length === 0 ? words.allGood : words.stopped);
process.exitCode = problems.length === 0 ? 0 : 1;
