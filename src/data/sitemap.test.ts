import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { listPages } from '../../domain/content/page-files.ts';
import { content } from '../../tests/harness/unit/our-content.ts';
import { GET } from '../pages/sitemap-paginas.xml.ts';
import { listLinkedPages } from './site-pages.ts';

test('a page of the sitemap has the day on which its own file changed', async () => {
  const days = listPages(content).map(([file, path], index) => ({ file, path, day: `day ${index}` }));
  const changed = Object.fromEntries(days.map(({ file, day }) => [`content/${file}`, day]));
  const locals = { content: { ...content, changed }, origin: '' };
  const xml = await GET({ locals } as unknown as APIContext).text();
  for (const { path } of listLinkedPages(content)) {
    const day = days.find((one) => one.path === path)?.day;
    expect(xml).toContain(`<loc>${path}</loc><lastmod>${day}</lastmod>`);
  }
});
