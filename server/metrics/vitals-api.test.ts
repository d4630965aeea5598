import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';

const ON = { METRICS_PORT: '0', VITALS_SAMPLE: '1' };
const post = (payload: object, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  ({ method: 'POST', url: '/api/v1/vitals', headers, payload }) as const;

test('reported vitals are added to the histograms', async () => {
  const registry = new Registry();
  const { app, lines } = await openTestApp({ env: ON, metrics: { registry } });
  const answer = await app.inject(post({ ttfb: 40, lcp: 1200, inp: 60, cls: 0.02 }));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  const text = await registry.metrics();
  expect(text).toContain('web_vitals_seconds_bucket{le="1.8",vital="lcp"} 1\n');
  expect(text).toContain('web_vitals_seconds_sum{vital="lcp"} 1.2\n');
  expect(text).toContain('web_vitals_layout_shift_sum 0.02\n');
  expect(text).not.toContain('vital="fcp"');
  expect(lines.join('')).not.toMatch(/1200|127\.0\.0\.1/);
});

test.each([
  ['an implausible time', { lcp: 1e9 }, 422],
  ['a word', { lcp: 'soon' }, 422],
  ['an unknown field', { lcp: 1, page: '/maria' }, 422],
  ['a report that is too large', { lcp: 1, more: 'x'.repeat(600) }, 413],
])('%s is rejected and changes nothing', async (_name, report, status) => {
  const registry = new Registry();
  const { app } = await openTestApp({ env: ON, metrics: { registry } });
  expect((await app.inject(post(report))).statusCode).toBe(status);
  expect(await registry.metrics()).not.toMatch(/web_vitals\w+_count\S* [1-9]/);
});

test('reports from other origins are rejected', async () => {
  const { app } = await openTestApp({ env: ON, metrics: { registry: new Registry() } });
  expect((await app.inject(post({ lcp: 1 }, { origin: 'https://other.example' }))).statusCode).toBe(403);
});

test('the route does not exist without VITALS_SAMPLE', async () => {
  const { app } = await openTestApp({ env: { METRICS_PORT: '0' }, metrics: { registry: new Registry() } });
  expect((await app.inject(post({ lcp: 1 }))).statusCode).toBe(404);
});
