import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatHex } from 'culori';
import { expect, inject, test } from 'vitest';
import { formatHours } from '../../../domain/site/opening-hours.ts';
import { dayAndNight } from '../../../domain/site/palette.ts';
import { company, palette } from '../../../server/testing/our-content.ts';

const CLIENT = join(inject('fixture').folder, 'dist/client');
const COLOUR = /#[\da-f]{6}\b|oklch\([^)]*\)/gi;

const coloursIn = (text: string) => [...text.matchAll(COLOUR)].map(([colour]) => formatHex(colour));

test('the fixture brand’s site contains none of our facts or colours', () => {
  const { name, email, town, socials, hours } = company;
  const facts = [name, email, town, ...socials.map(({ href }) => href), formatHours(hours)];
  const colours = Object.values(palette)
    .flatMap(dayAndNight)
    .map((colour) => formatHex(colour));
  expect(colours).not.toHaveLength(0);
  const files = globSync(`${CLIENT}/**/*.{html,svg,xml,js,txt,json,css}`);
  expect(files).toContain(join(CLIENT, 'index.html'));
  const traces = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const found = [
      ...facts.filter((fact) => text.toLowerCase().includes(fact.toLowerCase())),
      ...coloursIn(text).filter((colour) => colours.includes(colour)),
    ];
    return found.map((fact) => `${file}: ${fact}`);
  });
  expect(traces).toEqual([]);
});

test('a phone number in company.yaml becomes a tel: link', () => {
  expect(readFileSync(join(CLIENT, 'index.html'), 'utf8')).toContain('href="tel:+593990000000"');
});
