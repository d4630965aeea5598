import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '../../server/testing/fixture-dist.ts';
import { extractUnavailablePage, UNAVAILABLE_PAGE } from './unavailable-page.ts';

const STYLE = '.a{fill:url(#weave);content:"—"}';

/** Extracts a built page; resolves to the result. */
async function extract(html: string) {
  const client = join(tempFolder(), 'client');
  const folder = join(client, UNAVAILABLE_PAGE);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  const file = join(client, '../unavailable.html');
  await extractUnavailablePage(pathToFileURL(`${client}/`), pathToFileURL(file));
  return { html: readFileSync(file, 'utf8'), isStillThere: existsSync(folder) };
}

test('extractUnavailablePage moves the page, drops its scripts and turns its styles into data: links', async () => {
  const built = `<style>${STYLE}</style><script type="module" src="/a.js"></script><script>b()\n</script><h1>Hola</h1>`;
  const { html, isStillThere } = await extract(built);
  const [, data = '', rest] =
    /^<link rel="stylesheet" href="data:text\/css;charset=utf-8;base64,(.*?)">(.*)$/.exec(html) ?? [];
  expect([Buffer.from(data, 'base64').toString(), rest]).toEqual([STYLE, '<h1>Hola</h1>']);
  expect(isStillThere).toBe(false);
});

test.each([
  '<img src="/a.png">',
  '<link rel="icon" href="/favicon.svg">',
  '<style>@font-face{src:url(/a.woff2)}</style>',
  '<style>@import "/b.css";</style>',
])('extractUnavailablePage fails the build for a page with %s', async (html) => {
  await expect(extract(html)).rejects.toThrow('references a file');
});
