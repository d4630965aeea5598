import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { sampleWhitepaper } from '../../server/testing/fake-whitepapers.ts';
import { HONEST_HTML, HOSTILE_HTML } from '../../server/testing/hostile-html.ts';
import { test } from '../browser.ts';
import { WAIT } from '../harness/until.ts';
import { send, startNewsSite } from './news-site.ts';

/** Public collections of such attacks, one a line, are tried as well when they are at hand. */
function readCorpora(): string[] {
  const folder = process.env['XSS_CORPUS_DIR'];
  if (!folder) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap((file) => readFileSync(join(file.parentPath, file.name), 'utf8').split('\n')).filter(Boolean);
}

const ours = Object.values(HOSTILE_HTML);
const corpora = readCorpora();
/** So many of the others share a document that the news stay under 2 MB. */
const SHARE = 100;
/** What each document holds. Ours are alone: one that is never closed would hide those after it. */
const documents = [
  ...ours.map((attack) => [attack]),
  ...Array.from({ length: Math.ceil(corpora.length / SHARE) }, (_, index) =>
    corpora.slice(index * SHARE, (index + 1) * SHARE),
  ),
];

/** What must not be in the text of a whitepaper, found by the browser's own parser: on its page, or in given HTML. */
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

test(`nothing of ${ours.length + corpora.length} attacks survives the way into a browser`, async ({ visit }) => {
  const data = documents.map((attacks, index) =>
    sampleWhitepaper({
      slug_es: `ataque-${index}`,
      // Titles and tags are text: there nothing is taken out, and nothing may run.
      title_es: attacks[0]?.slice(0, 200) ?? '',
      tags_es: ['<b onclick=pwned()>'],
      content_es: attacks.map((attack) => `<p>antes</p>${attack}<p>después</p>`).join('\n'),
    }),
  );
  const site = await startNewsSite(send({ data }));
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
  const carried = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return [...parsed.getElementsByTagName('content:encoded')].map(({ textContent }) => textContent ?? '');
  }, feed);
  expect(carried.length).toBeGreaterThan(10);
  for (const html of carried) expect(await page.evaluate(findHostile, html)).toEqual([]);
  expect(ran).toEqual([]);
});

test('what a writer may use arrives whole', async ({ visit }) => {
  const content_es = Object.values(HONEST_HTML).join('');
  const site = await startNewsSite(send({ data: [sampleWhitepaper({ content_es })] }));
  await vi.waitFor(async () => {
    const answer = await fetch(`${site.url}/whitepaper/elegir-dominio`);
    expect(await answer.text()).toContain('<article');
  }, WAIT);
  const page = await visit('/whitepaper/elegir-dominio', { baseURL: site.url });
  const article = page.locator('article');
  for (const selector of [
    'h2',
    'h3',
    'strong',
    'mark',
    'abbr[title]',
    'ol[start]',
    'dl dt',
    'th[scope]',
    'td[colspan]',
    'blockquote cite',
    'pre code',
  ]) {
    expect(await article.locator(selector).count(), selector).toBe(1);
  }
});
