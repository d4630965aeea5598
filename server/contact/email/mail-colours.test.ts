import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { paletteSchema } from '../../../domain/content/palette.ts';
import { palette } from '../../testing/our-content.ts';
import { mailColours } from './mail-colours.ts';

const PALETTES = {
  ours: palette,
  fixture: paletteSchema.parse(parse(readFileSync('tests/fixtures/brand/palette.yaml', 'utf8'))),
  // Colours that are barely readable even on the site.
  hex: {
    ...{ cal: '#fff', noche: '#555', maiz: '#eee', grana: '#c00' },
    ...{ anil: '#00c', eucalipto: '#767676', teja: '#fa0', cielo: '#8df' },
  },
};
const TEXTS = ['text', 'muted', 'link', 'warning'] as const;

describe.each(Object.entries(PALETTES))('emails in the colours of the %s palette', (_, of) => {
  const { day, night, band } = mailColours(of);

  test.each([
    ['light', day],
    ['dark', night],
  ])('are readable in %s mode', (_mode, colours) => {
    for (const name of TEXTS) {
      expect(wcagContrast(colours[name], colours.sheet), name).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(colours[name], colours.page), name).toBeGreaterThanOrEqual(4.5);
    }
    expect(wcagContrast(colours.onButton, colours.button)).toBeGreaterThanOrEqual(4.5);
  });

  test('have hexadecimal values, which every mail client understands', () => {
    const all = [...Object.values(day), ...Object.values(night), ...band.map(([colour]) => colour)];
    for (const colour of all) expect(colour).toMatch(/^#[\da-f]{6}$/);
  });
});

test('emails have the palette’s colours, unchanged where they are readable', () => {
  const { day, night, band } = mailColours(PALETTES.hex);
  expect(day).toMatchObject({ sheet: '#ffffff', text: '#555555', button: '#555555' });
  expect(night.button).toBe('#eeeeee');
  expect(band.map(([colour]) => colour)).toEqual(['#eeeeee', '#555555', '#cc0000', '#eeeeee', '#0000cc']);
});
