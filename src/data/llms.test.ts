import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { content } from '../../tests/harness/unit/our-content.ts';
import { sampleWhitepaper } from '../../tests/harness/unit/sample-whitepaper.ts';
import { GET } from '../pages/llms.txt.ts';
import { NEWEST } from './whitepapers.ts';

const ORIGIN = 'https://tilo.example';
const read = (list: readonly ReturnType<typeof sampleWhitepaper>[] | undefined, of: object = content) => {
  const locals = { content: of, origin: ORIGIN, ...(list && { whitepapers: { list, storageUrl: undefined } }) };
  return GET({ locals } as unknown as APIContext).text();
};
const addressOf = (slug: string) => ORIGIN + routes.whitepaper(slug);

test('llms.txt lists the newest whitepapers, each with its title, address and a line about it', async () => {
  const described = sampleWhitepaper({
    title_es: 'Hilos [y nudos]',
    slug_es: 'hilos',
    description_es: 'De qué se hacen.',
  });
  const others = Array.from({ length: NEWEST }, (_, index) => sampleWhitepaper({ slug_es: `nudo-${index}` }));
  const lines = (await read([described, ...others])).split('\n');
  expect(lines).toContain(`- [Hilos \\[y nudos\\]](${addressOf('hilos')}): De qué se hacen.`);
  expect(lines).toContain(`- [${others[0]?.title_es}](${addressOf('nudo-0')}): Texto.`);
  expect(lines.filter((line) => line.includes(addressOf('')))).toHaveLength(NEWEST);
});

test('llms.txt lists no whitepapers while there are none, or without their page', async () => {
  expect(await read(undefined)).not.toContain(addressOf(''));
  const text = await read([sampleWhitepaper()], { ...content, whitepapers: undefined });
  expect(text).not.toContain(addressOf(''));
});
