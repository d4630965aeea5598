import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DESKTOP, PHONE, site, test, twoFrames } from '../../browser.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { expectNoShift, isPainted, watchShifts } from '../../layout-shift.ts';

/**
 * A server that sends a page up to the end of its title, and the rest once `goOn` is called. The title is one word: beside
 * a long one, what follows may find room without moving it.
 */
async function sendInHalves(path: string) {
  const page = await (await fetch(site + path)).text();
  const html = page.replace(/(<h1[^>]*>)[^<]*/, '$1Breve');
  const middle = html.indexOf('</h1>');
  const { promise: going, resolve: goOn } = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    if (url !== '/') return void response.writeHead(307, { location: site + url }).end();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, middle));
    await going;
    response.end(html.slice(middle));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, goOn, [Symbol.dispose]: () => void server.close() };
}

test.for(
  ['one service', 'plan', 'project', 'whitepaper'].flatMap((name) => [
    [name, 'phone', PHONE] as const,
    [name, 'desktop', DESKTOP] as const,
  ]),
)('nothing moves on a page painted with half of its head (%s, %s)', async ([name, _, viewport], { browser }) => {
  const path = TEMPLATES[name];
  if (!path) throw new Error(`No template is called ${name}.`);
  using half = await sendInHalves(path);
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.goto(half.origin, { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.waitForFunction(isPainted);
  await page.evaluate(twoFrames);
  half.goOn();
  await page.getByRole('contentinfo').waitFor();
  await expectNoShift(page);
  await context.close();
});
