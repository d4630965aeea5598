import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { UNAVAILABLE_POLICY } from '../../../server/site/outage-page.ts';
import { axeViolations } from '../../axe.ts';
import { DESKTOP, PHONE, test } from '../../browser.ts';
import { openLoopback } from '../../harness/loopback.ts';
import { tempFolder } from '../../harness/resources.ts';
import { startSite } from '../../harness/server.ts';
import { company, serverFailure } from '../../harness/unit/our-content.ts';

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

test('the outage page is self-contained, by day and by night', async ({ visit }) => {
  const OUTAGE_PAGE = join(tempFolder(onTestFinished), 'unavailable.html');
  await startSite(onTestFinished, { OUTAGE_PAGE });
  const html = readFileSync(OUTAGE_PAGE);
  const host = await openLoopback(onTestFinished, (response) => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': UNAVAILABLE_POLICY };
    response.writeHead(503, headers).end(html);
  });
  for (const options of [
    { viewport: DESKTOP, colorScheme: 'light' },
    { viewport: PHONE, colorScheme: 'dark' },
  ] as const) {
    const page = await visit('/', { ...options, baseURL: host.url });
    await page.getByRole('heading', { level: 1, name: serverFailure.title }).waitFor();
    const mail = page.getByRole('link', { name: company.email });
    expect(await mail.getAttribute('href')).toBe(`mailto:${company.email}`);
    const background = await page.locator('section').evaluate((section) => getComputedStyle(section).backgroundColor);
    expect(background).not.toBe(TRANSPARENT);
    expect(await axeViolations(page)).toEqual([]);
  }
  expect(host.received.map(({ path }) => path)).toEqual(['/', '/']);
});
