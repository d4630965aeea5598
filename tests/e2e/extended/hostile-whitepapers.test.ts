import { expect, onTestFinished, vi } from 'vitest';
import { test } from '../../browser.ts';
import { HOSTILE_HTML } from '../../harness/unit/hostile-html.ts';
import { sampleWhitepaper } from '../../harness/unit/sample-whitepaper.ts';
import { WAIT } from '../../harness/until.ts';
import { send, startNewsSite } from './news-site.ts';

/** One in each whitepaper, because an unclosed tag would hide what follows it. */
const ATTACKS = Object.values(HOSTILE_HTML);

/** Runs in the page: returns the forbidden elements and attributes that the browser's parser finds in a whitepaper. */
function findHostile(html?: string): string[] {
  const page =
    html === undefined ? document : new DOMParser().parseFromString(`<article>${html}</article>`, 'text/html');
  const text = page.querySelector('article');
  if (!text) return ['no article'];
  const forbidden = 'script,style,iframe,frame,object,embed,svg,math,form,input,button,base,meta,link,template';
  const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href'];
  const isHostile = ({ localName }: Element, { name, value }: Attr) =>
    /^on|^style$|^srcdoc$|^name$/.test(name) ||
    (name === 'id' && localName !== 'h2') ||
    (addresses.includes(name) && /^\s*(javascript|vbscript|data):/i.test(value));
  return [
    ...[...text.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML),
    ...[...text.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter((attribute) => isHostile(element, attribute)).map(({ value }) => value),
    ),
  ];
}

test(`none of ${ATTACKS.length} attacks reaches the browser`, async ({ visit }) => {
  const data = ATTACKS.map((attack, index) =>
    sampleWhitepaper({
      slug_es: `ataque-${index}`,
      // Titles and tags are plain text: kept, but never executed.
      title_es: attack.slice(0, 200),
      tags_es: ['<b onclick=pwned()>'],
      content_es: `<p>antes</p>${attack}<p>después</p>`,
    }),
  );
  const site = await startNewsSite(onTestFinished, send({ data }));
  await vi.waitFor(
    async () => expect(await (await fetch(`${site.url}/whitepapers`)).text()).toContain('/whitepaper/'),
    WAIT,
  );

  const page = await visit('about:blank', { baseURL: site.url });
  const ran: string[] = [];
  await page.exposeFunction('pwned', () => ran.push(page.url()));
  page.on('dialog', (dialog) => void ran.push(dialog.message()));
  for (const { slug_es } of data) {
    await page.goto(`${site.url}/whitepaper/${slug_es}`);
    expect(await page.evaluate(findHostile, undefined), slug_es).toEqual([]);
  }
  await page.goto(`${site.url}/whitepapers`);
  const feed = await (await fetch(`${site.url}/whitepapers/rss.xml`)).text();
  const bodies = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return [...parsed.getElementsByTagName('content:encoded')].map(({ textContent }) => textContent ?? '');
  }, feed);
  expect(bodies.length).toBeGreaterThan(10);
  for (const html of bodies) expect(await page.evaluate(findHostile, html)).toEqual([]);
  expect(ran).toEqual([]);
});
