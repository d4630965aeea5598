import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { tempFolder } from '../../server/testing/fixture-dist.ts';
import { SET_ASIDE, setAside } from './set-aside.ts';

const STYLE = '.a{fill:url(#weave);color:red}';

/** Sets a built page aside; resolves to the result. */
async function setPageAside(html: string) {
  const client = join(tempFolder(), 'client');
  const folder = join(client, SET_ASIDE);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  const file = join(client, '../unavailable.html');
  await setAside(pathToFileURL(`${client}/`), pathToFileURL(file));
  return { html: readFileSync(file, 'utf8'), isStillThere: existsSync(folder) };
}

test('setAside moves the page, drops its scripts and turns its styles into data: links', async () => {
  const built = `<style>${STYLE}</style><script type="module">a()</script><script>b()\n</script><h1>Hola</h1>`;
  const { html, isStillThere } = await setPageAside(built);
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
])('setAside fails the build for a page with %s', async (html) => {
  await expect(setPageAside(html)).rejects.toThrow('asks for a file');
});
