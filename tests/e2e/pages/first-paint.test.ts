import { createServer, type ServerResponse } from 'node:http';
import { routes } from '../../../domain/routes.ts';
import { DESKTOP, PHONE, site, test, twoFrames } from '../../browser.ts';
import { listen } from '../../harness/loopback.ts';
import { TEMPLATES } from '../../harness/templates.ts';
import { expectNoShift, isPainted, watchShifts } from '../../layout-shift.ts';

/** Pages whose second section begins in the first window. */
const TALL: readonly string[] = [routes.learn, routes.service('marketing')];

/**
 * A server that sends a page up to its title, and each further piece once `send` is called: one element of the head at a
 * time, a drawing whole, then the rest. The title is one word: beside a long one, what follows may find room without
 * moving it.
 */
async function sendInPieces(path: string) {
  const page = await (await fetch(site + path)).text();
  const html = page.replace(/(<h1[^>]*>)[^<]*/, '$1Breve');
  const title = html.indexOf('</h1>');
  const first = html.indexOf('</section>', title);
  const end = TALL.includes(path) ? html.indexOf('</section>', first + 1) : first;
  const pieces = html.slice(title, end).match(/(?:<\/h1>|<svg.*?<\/svg>|<[a-z])(?:(?!<[a-z]).)*/gs) ?? [];
  let response: ServerResponse | undefined;
  const server = createServer(({ url }, opened) => {
    if (url !== '/') return void opened.writeHead(307, { location: site + url }).end();
    opened.setHeader('content-type', 'text/html; charset=utf-8');
    opened.write(html.slice(0, title));
    response = opened;
  });
  return {
    origin: await listen(server),
    elements: pieces.length - 1,
    /** Sends an element, or after the last one the rest of the page. */
    send: () => {
      const piece = pieces.shift();
      if (piece) response?.write(piece);
      else response?.end(html.slice(end));
    },
    [Symbol.dispose]: () => void server.close(),
  };
}

/** Runs in the page. */
const countElements = () => document.getElementsByTagName('*').length;

test.for(
  Object.entries(TEMPLATES).flatMap(([name, path]) => [
    [name, 'phone', path, PHONE] as const,
    [name, 'desktop', path, DESKTOP] as const,
  ]),
)('nothing moves on a page painted while its head is parsed (%s, %s)', async ([, , path, viewport], { browser }) => {
  using pieces = await sendInPieces(path);
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  await page.goto(pieces.origin, { waitUntil: 'commit' });
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.waitForFunction(isPainted);
  pieces.send(); // The end of the title.
  for (let left = pieces.elements; left > 0; left--) {
    const before = await page.evaluate(countElements);
    await page.evaluate(twoFrames);
    pieces.send();
    await page.waitForFunction((count) => document.getElementsByTagName('*').length > count, before);
  }
  await page.evaluate(twoFrames);
  pieces.send();
  await page.getByRole('contentinfo').waitFor();
  await expectNoShift(page);
  await context.close();
});
