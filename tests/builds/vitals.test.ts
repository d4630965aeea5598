import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { site, test } from '../browser.ts';
import { tempFolder } from '../harness/resources.ts';
import { runNpm } from '../harness/server.ts';
import { WAIT } from '../harness/until.ts';

const BUILT_SCRIPT = /^page\..*\.js$/;

/** The site that measures every view. */
async function startMeasuringSite() {
  const folder = inject('measuringProject');
  const run = runNpm('start', { METRICS_PORT: '0', VITALS_SAMPLE: '1', DATA_DIR: tempFolder(onTestFinished) }, folder);
  onTestFinished(run.kill);
  const url = await run.listening;
  const metrics = /^metrics at (\S+)$/m.exec(run.output())?.[1] ?? '';
  const script = readdirSync(join(folder, 'dist/client/_astro')).find((name) => BUILT_SCRIPT.test(name));
  const home = readFileSync(join(folder, 'dist/client/index.html.br')).length;
  return { url, script, home, read: async () => (await fetch(metrics)).text() };
}

test('pages carry nothing that measures unless it is asked for', async () => {
  expect(readdirSync('dist/client/_astro').filter((name) => BUILT_SCRIPT.test(name))).toEqual([]);
  const answer = await fetch(site + routes.vitalsApi, { method: 'POST', headers: { origin: site } });
  expect(answer.status).toBe(404);
});

test('a page view is measured once, when it is left, without a cookie and within the security policy', async ({
  visit,
}) => {
  const { url, script, home, read } = await startMeasuringSite();
  // Two dozen bytes more in the page, the script in a file of its own.
  expect(home - readFileSync('dist/client/index.html.br').length).toBeLessThan(64);
  expect(script).toBeDefined();
  const page = await visit('/', { baseURL: url });
  // The browser tells of no interaction that is over within a frame: this one is kept busy for longer.
  await page.evaluate(() => {
    addEventListener('click', () => {
      const start = performance.now();
      while (performance.now() - start < 50);
    });
  });
  await page
    .getByRole('button', { name: /claro|oscuro/i })
    .first()
    .click();
  const isTold = () =>
    new Promise<void>((resolve) => {
      const longerThanAFrame = { durationThreshold: 16 };
      new PerformanceObserver(() => resolve()).observe({ type: 'event', buffered: true, ...longerThanAFrame });
    });
  await page.evaluate(isTold);
  await page.goto(`${url}${routes.learn}`);
  // The browser's own view of a report that is sent while its page goes is not to be had: the server's counts.
  await vi.waitFor(async () => expect(await read()).toContain('web_vitals_layout_shift_count 1\n'), WAIT);
  const text = await read();
  for (const vital of ['ttfb', 'fcp', 'lcp', 'inp'])
    expect(text).toContain(`web_vitals_seconds_count{vital="${vital}"} 1\n`);
  expect(await page.context().cookies()).toEqual([]);
});
