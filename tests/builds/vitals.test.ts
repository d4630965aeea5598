import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { site, test } from '../browser.ts';
import { tempFolder } from '../harness/resources.ts';
import { runNpm } from '../harness/server.ts';
import { WAIT } from '../harness/until.ts';

const BUILT_SCRIPT = /^page\..*\.js$/;

/** Server of the build that samples every page view. */
async function startMeasuringSite() {
  const folder = inject('measuringProject');
  const run = runNpm('start', { METRICS_PORT: '0', VITALS_SAMPLE: '1', DATA_DIR: tempFolder(onTestFinished) }, folder);
  onTestFinished(run.kill);
  const url = await run.listening;
  const metrics = /^metrics at (\S+)$/m.exec(run.output())?.[1] ?? '';
  const script = readdirSync(join(folder, 'dist/client/_astro')).find((name) => BUILT_SCRIPT.test(name));
  return { url, script, read: async () => (await fetch(metrics)).text() };
}

test('without VITALS_SAMPLE the build has no measuring script and the server no endpoint for it', async () => {
  expect(readdirSync('dist/client/_astro').filter((name) => BUILT_SCRIPT.test(name))).toEqual([]);
  const response = await fetch(site + routes.vitalsApi, { method: 'POST', headers: { origin: site } });
  expect(response.status).toBe(404);
});

test('web vitals are sent once, when the page is left, without cookies or CSP violations', async ({ visit }) => {
  const { url, script, read } = await startMeasuringSite();
  expect(script).toBeDefined();
  const page = await visit('/', { baseURL: url });
  // Event timing ignores interactions shorter than a frame, so make this one longer.
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
  const eventTimingEntry = () =>
    new Promise<void>((resolve) => {
      const longerThanAFrame = { durationThreshold: 16 };
      new PerformanceObserver(() => resolve()).observe({ type: 'event', buffered: true, ...longerThanAFrame });
    });
  await page.evaluate(eventTimingEntry);
  await page.goto(`${url}${routes.learn}`);
  // Playwright cannot observe a beacon sent while the page unloads, so check the server's metrics.
  await vi.waitFor(async () => expect(await read()).toContain('web_vitals_layout_shift_count 1\n'), WAIT);
  const text = await read();
  for (const vital of ['ttfb', 'fcp', 'lcp', 'inp'])
    expect(text).toContain(`web_vitals_seconds_count{vital="${vital}"} 1\n`);
  expect(await page.context().cookies()).toEqual([]);
});
