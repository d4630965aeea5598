import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { test } from '../../browser.ts';
import { wakeForm } from '../../harness/contact-form.ts';
import { rawRequest } from '../../raw-request.ts';

/** Budget for all scripts of the form, including the captcha worker, compressed with brotli. */
const FORM_SCRIPTS_B = 76_000;

/** Paths of all scripts loaded once the form is hydrated and its captcha is solved. */
async function scriptsOf(page: Page): Promise<string[]> {
  const paths = new Set<string>();
  page.context().on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  await page.goto(routes.contact);
  const captchaSolved = page.waitForEvent('worker').then((worker) => worker.waitForEvent('close'));
  await wakeForm(page);
  await captchaSolved;
  return [...paths];
}

test(`first interaction with the form loads at most ${FORM_SCRIPTS_B} B of script`, async ({ visit }) => {
  const paths = await scriptsOf(await visit('about:blank'));
  expect(paths).toEqual(expect.arrayContaining([expect.stringContaining('captcha-worker')]));
  const responses = await Promise.all(paths.map((path) => rawRequest(path, { headers: { 'accept-encoding': 'br' } })));
  // Only a file that compression would not make smaller is sent as it is.
  const plain = responses.filter(({ headers }) => headers['content-encoding'] !== 'br').map(({ body }) => body);
  expect(plain.filter((body) => brotliCompressSync(body).length < body.length)).toEqual([]);
  const sizes = responses.map(({ body }, index) => [paths[index], body.length] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(FORM_SCRIPTS_B);
});
