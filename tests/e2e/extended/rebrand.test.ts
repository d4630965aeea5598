import { formatHex } from 'culori';
import { expect, inject, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { formatHours } from '../../../domain/site/opening-hours.ts';
import { dayAndNight } from '../../../domain/site/palette.ts';
import { sitePaths } from '../../../domain/site/site-paths.ts';
import { company, palette } from '../../../server/testing/our-content.ts';
import { fixtureContent } from '../../harness/fixture-content.ts';

const { url } = inject('fixture');
const read = async (path: string) => (await fetch(url + path)).text();
const COLOUR = /#[\da-f]{6}\b|oklch\([^)]*\)/gi;

const coloursIn = (text: string) => [...text.matchAll(COLOUR)].map(([colour]) => formatHex(colour));

test('the fixture brand’s site contains none of our facts or colours', async () => {
  const { name, email, town, socials, hours } = company;
  const facts = [name, email, town, ...socials.map(({ href }) => href), formatHours(hours)];
  const colours = Object.values(palette)
    .flatMap(dayAndNight)
    .map((colour) => formatHex(colour));
  expect(colours).not.toHaveLength(0);
  const paths = [...sitePaths(fixtureContent())];
  expect(paths.length).toBeGreaterThan(30);
  const traces: string[] = [];
  for (const path of paths) {
    const text = await read(path);
    const found = [
      ...facts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase())),
      ...coloursIn(text).filter((colour) => colours.includes(colour)),
    ];
    traces.push(...found.map((fact) => `${path}: ${fact}`));
  }
  expect(traces).toEqual([]);
});

test('a phone number in company.yaml becomes a tel: link', async () => {
  expect(await read(routes.home)).toContain('href="tel:+593990000000"');
});
