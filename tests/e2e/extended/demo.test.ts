import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { wcagContrast } from 'culori';
import { expect, onTestFinished } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { figureWords } from '../../../domain/visits/words.ts';
import { demoWords as words } from '../../../scripts/demo/words.ts';
import { test } from '../../browser.ts';
import { fixtureContent } from '../../harness/fixture-content.ts';
import { freePort } from '../../harness/free-port.ts';
import { startProcess } from '../../harness/process.ts';
import { tempFolder } from '../../harness/resources.ts';
import { until } from '../../harness/until.ts';

const CODE = /(?:\d{4} ){3}\d{4}/;

function runDemo(settings: Readonly<Record<string, string>>) {
  const { PATH, HOME } = process.env;
  const run = startProcess(['npm', 'run', '--silent', 'demo'], { env: { PATH, HOME, NO_COLOR: '1', ...settings } });
  onTestFinished(run.kill);
  return run;
}

test('npm run demo opens a site with a filled desk, prints a code for it, and deletes everything at the end', async ({
  browser,
}) => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  // Settings of a real site must not reach it.
  const run = runDemo({
    PORT: String(port),
    DATA_DIR: '/nowhere',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  await until('the demonstration prints where its code is used', () => run.output().includes(site + deskRoutes.signIn));
  const page = await (await browser.newContext({ baseURL: site })).newPage();
  await page.goto(deskRoutes.inbox);
  const [code = ''] = CODE.exec(run.output()) ?? [];
  await page.getByRole('textbox', { name: deskWords.signIn.code }).fill(code);
  await page.getByRole('button', { name: deskWords.signIn.enter, exact: true }).click();
  await page.getByRole('heading', { name: deskWords.inbox.title }).waitFor();
  const other = await (await browser.newContext({ baseURL: site })).newPage();
  await other.goto(deskRoutes.inbox);
  await other.getByRole('button', { name: deskWords.signIn.ask.send }).click();
  const [outbox = ''] = /\/\S+\/outbox/.exec(run.output()) ?? [];
  await until('another code is where it says', () => readdirSync(outbox).length > 0);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(20);
  await page.goto(deskRoutes.figures);
  await page.getByRole('heading', { name: figureWords.title }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  const [chart, ground] = [page.getByRole('img', { name: figureWords.visits.views }).first(), page.locator('body')];
  const readColours = () =>
    chart.locator('path').evaluateAll((columns) => columns.map((each) => getComputedStyle(each).fill));
  const colours = await readColours();
  const night = await ground.evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(Math.min(...colours.map((colour) => wcagContrast(colour, night)))).toBeGreaterThanOrEqual(3);
  const [views = '', visits = ''] = colours;
  expect(wcagContrast(views, visits)).toBeGreaterThanOrEqual(3);
  await page.emulateMedia({ contrast: 'more' });
  expect(new Set(await readColours()).size).toBe(2);
  await page.goto(deskRoutes.pendingContent);
  await page.getByRole('button', { name: editorWords.pending.publish }).click();
  await page.getByText(editorWords.done.publicado).waitFor();
  await page.goto(deskRoutes.contentHistory);
  expect(await page.getByRole('button', { name: editorWords.history.back }).count()).toBe(3);
  expect(await run.stop()).toBe(0);
  await expect(fetch(site)).rejects.toThrow();
});

test('of `.env` only the content reaches npm run demo', async () => {
  const folder = tempFolder(onTestFinished);
  cpSync('dist', join(folder, 'dist'), { recursive: true });
  const real = 'DATABASE_URL=postgres://tilo@127.0.0.1:1/tilo\nPORT=molle\n';
  writeFileSync(join(folder, '.env'), `CONTENT_DIR=${resolve('tests/fixtures/brand')}\n${real}`);
  const site = `http://127.0.0.1:${await freePort()}`;
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1', PORT: new URL(site).port };
  const run = startProcess([process.execPath, resolve('scripts/demo/main.ts')], { cwd: folder, env });
  onTestFinished(run.kill);
  await until('the demonstration listens', () => run.output().includes(site + deskRoutes.signIn));
  expect(await (await fetch(site)).text()).toContain(fixtureContent().company.name);
  expect(await run.stop()).toBe(0);
});

test('npm run demo leaves nothing behind when it is interrupted while it begins', async () => {
  const TMPDIR = tempFolder(onTestFinished);
  const run = runDemo({ PORT: String(await freePort()), TMPDIR });
  // Node keeps compiled modules there too.
  const folders = () => readdirSync(TMPDIR).filter((name) => name.startsWith('ilalo-'));
  await until('its server starts', () => folders().some((name) => existsSync(join(TMPDIR, name, 'server.lock'))));
  // As Ctrl-C in a terminal: npm forwards its own signal too.
  run.signalAll('SIGINT');
  expect(await run.exit).toBe(0);
  expect(folders()).toEqual([]);
});

test('a PORT that is none stops npm run demo and names itself', async () => {
  const run = runDemo({ PORT: 'molle' });
  expect(await run.exit).toBe(2);
  expect(run.output()).toContain(words.wrongPort('molle'));
});

test('a port that is taken stops npm run demo and names itself', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as AddressInfo;
  const run = runDemo({ PORT: String(port) });
  expect(await run.exit).toBe(2);
  expect(run.output()).toContain(words.portTaken(port));
});
