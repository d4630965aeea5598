import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { openOutagePage, selfContained, UNAVAILABLE_POLICY } from './outage-page.ts';
import type { Render } from './rendered-pages.ts';

const STYLE = '.a{fill:url(#weave);content:"—"}';

test('the page for outages has no scripts, and its styles are data: links', () => {
  const page = `<style>${STYLE}</style><script type="module" src="/a.js"></script><script>b()\n</script><h1>Hola</h1>`;
  const [, data = '', rest] =
    /^<link rel="stylesheet" href="data:text\/css;charset=utf-8;base64,(.*?)">(.*)$/.exec(selfContained(page)) ?? [];
  expect([Buffer.from(data, 'base64').toString(), rest]).toEqual([STYLE, '<h1>Hola</h1>']);
});

test.each([
  '<img src="/a.png">',
  '<link rel="icon" href="/favicon.svg">',
  '<style>@font-face{src:url(/a.woff2)}</style>',
  '<style>@import "/b.css";</style>',
])('a page for outages with %s is refused', (html) => {
  expect(() => selfContained(html)).toThrow('references a file');
});

test('it is written where proxies look for it, and replaced by that of another content; a failure changes nothing', async () => {
  const file = join(tempFolder(), 'pages/unavailable.html');
  const render: Render = async (_path, { content: of }: { content?: ReturnType<typeof content> }) => {
    if (!of) throw new Error('no content');
    return new Response(`<h1>${of.company.name}</h1>`);
  };
  const page = await openOutagePage(render, content(), file);
  expect(readFileSync(file, 'utf8')).toBe(`<h1>${content().company.name}</h1>`);
  const { identity } = page.response().variants;
  expect(identity.headers).toMatchObject({
    'content-security-policy': UNAVAILABLE_POLICY,
    'cache-control': 'no-store',
  });
  const other = { ...content(), company: { ...content().company, name: 'Estudio Tilo' } };
  const show = await page.prepare(other);
  expect(readFileSync(file, 'utf8'), 'until it is shown').toBe(`<h1>${content().company.name}</h1>`);
  await show();
  expect(readFileSync(file, 'utf8')).toBe('<h1>Estudio Tilo</h1>');
  expect(page.response().variants.identity.body.toString()).toBe('<h1>Estudio Tilo</h1>');
  await expect(page.prepare({} as never)).rejects.toThrow();
  expect(readFileSync(file, 'utf8')).toBe('<h1>Estudio Tilo</h1>');
});

test.each([
  ['a folder', mkdirSync],
  ['a device', (path: string) => symlinkSync('/dev/null', path)],
])('%s is no place for it, and stays as it is', async (_, make) => {
  const folder = tempFolder();
  make(join(folder, 'tilo'));
  const open = openOutagePage(async () => new Response('<h1>Tilo</h1>'), content(), join(folder, 'tilo'));
  await expect(open).rejects.toMatchObject({ code: 'EEXIST', path: join(folder, 'tilo') });
  expect(readdirSync(folder)).toEqual(['tilo']);
});
