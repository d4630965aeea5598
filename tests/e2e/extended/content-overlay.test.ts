import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { checkWords as words } from '../../../server/content/words.ts';
import { test } from '../../browser.ts';
import { copyWithFixtureBrand } from '../../harness/fixture-site.ts';
import { runNpm } from '../../harness/server.ts';
import { WAIT } from '../../harness/until.ts';

/** A copy of the fixture brand's content, a plan in it, and what the check reports for that plan without its summary. */
function contentWithPlan() {
  const root = copyWithFixtureBrand(onTestFinished);
  const file = join(root, 'content/plans/web-splash.yaml');
  const right = readFileSync(file, 'utf8');
  return { root, file, right, wrong: right.replace(/^summary: .*\n/m, ''), says: words.missing('summary') };
}

const startDev = (root: string) => {
  const folders = { DATA_DIR: join(root, 'data'), CONTENT_DIR: join(root, 'content') };
  const dev = runNpm('dev', { ...folders, LOG_LEVEL: 'error' });
  onTestFinished(dev.kill);
  return dev;
};

test('npm run dev shows mistakes in content in an overlay until they are corrected', async ({ browser }) => {
  const { root, file, right, wrong, says } = contentWithPlan();
  const dev = startDev(root);
  const page = await browser.newPage({ baseURL: await dev.listening });
  onTestFinished(() => page.close());
  await page.goto(routes.team);
  const overlay = page.locator('vite-error-overlay');

  writeFileSync(file, wrong);
  await overlay.getByText(says).first().waitFor();
  await vi.waitFor(() => expect(dev.output()).toContain(says), WAIT);
  // A page that is opened later shows them too.
  await page.goto(routes.portfolio);
  await overlay.getByTitle(`${file}:1:1`).waitFor();

  writeFileSync(file, right);
  await overlay.waitFor({ state: 'detached' });
  // Vite reloads the page; Chromium may never close one that is in the middle of it.
  await page.waitForLoadState();
});

test('npm run dev goes on showing a plan whose file is gone before its line in the catalogue, and says so once', async () => {
  const root = copyWithFixtureBrand(onTestFinished);
  const dev = startDev(root);
  const origin = await dev.listening;
  rmSync(join(root, 'content/plans/nivel-2.yaml'));
  await vi.waitFor(() => expect(dev.output()).toContain(words.stopped), WAIT);
  expect((await fetch(`${origin}${routes.services}/nivel-2`)).status).toBe(200);
  expect(dev.output().split(words.stopped)).toHaveLength(2);
  expect(dev.output()).not.toMatch(/^\s+at /m);
});

test('npm run dev ends with the report of the check, and no stack trace, when the content has mistakes', async () => {
  const { root, file, wrong, says } = contentWithPlan();
  writeFileSync(file, wrong);
  const dev = startDev(root);
  expect(await dev.exit).toBe(1);
  expect(dev.output()).toContain(says);
  expect(dev.output()).toContain(words.stopped);
  expect(dev.output()).not.toMatch(/^\s+at /m);
});
