import { expect, onTestFinished, vi } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { site, test } from '../../browser.ts';
import { startSite } from '../../harness/server.ts';
import { WAIT } from '../../harness/until.ts';

/** In the code of the measuring script only. */
const MEASURING = 'reportAllChanges';

/** Whether a page or a script that it loads contains the measuring script. */
async function isMeasuring(url: string): Promise<boolean> {
  const html = await (await fetch(url)).text();
  const files = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = '']) => new URL(path, url));
  const texts = await Promise.all(files.map(async (file) => (await fetch(file)).text()));
  return [html, ...texts].some((text) => text.includes(MEASURING));
}

/** A site that samples every page view, with a function that reads its metrics. */
async function startMeasuringSite() {
  const { url, output } = await startSite(onTestFinished, { METRICS_PORT: '0', VITALS_SAMPLE: '1' });
  const metrics = /^metrics at (\S+)$/m.exec(output())?.[1] ?? '';
  return { url, read: async () => (await fetch(metrics)).text() };
}

test('without VITALS_SAMPLE a page has no measuring script and the server no endpoint for it', async () => {
  expect(await isMeasuring(site)).toBe(false);
  const response = await fetch(site + routes.vitalsApi, { method: 'POST', headers: { origin: site } });
  expect(response.status).toBe(404);
});

test('web vitals are sent once, when the page is left, without cookies or CSP violations', async ({ visit }) => {
  const { url, read } = await startMeasuringSite();
  expect(await isMeasuring(url)).toBe(true);
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
