import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { test } from '../browser.ts';
import { wakeForm } from '../harness/contact-form.ts';
import { ask } from '../wire.ts';

/** All scripts of the form, the captcha's worker included, as brotli. */
const FORM_SCRIPTS_B = 76_000;

/** Paths of the scripts that a page has asked for when its form is awake and has a proof. */
async function scriptsOf(page: Page): Promise<string[]> {
  const paths = new Set<string>();
  page.context().on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  await page.goto(routes.contact);
  const proof = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
  await wakeForm(page);
  await proof;
  return [...paths];
}

test(`the form's first touch loads at most ${FORM_SCRIPTS_B} B of script`, async ({ visit }) => {
  const paths = await scriptsOf(await visit('about:blank'));
  expect(paths).toEqual(expect.arrayContaining([expect.stringContaining('captcha-worker')]));
  const answers = await Promise.all(paths.map((path) => ask(path, { headers: { 'accept-encoding': 'br' } })));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(paths.map(() => 'br'));
  const sizes = answers.map(({ body }, index) => [paths[index], body.length] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(FORM_SCRIPTS_B);
});
