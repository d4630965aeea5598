import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { readLogo } from '../../domain/logo/logo.ts';
import { company, palette } from '../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../tests/harness/unit/render-with-content.tsx';
import { srgbColours } from './colours.ts';
import { SharePicture } from './SharePicture.tsx';

const SUN_X = 786;
const RIGHT_MARGIN = 1200 - 72;

/** Right edge of the lettering, by its place from the end: the name, then the title. Its numbers are coordinate pairs. */
function rightEndOf(svg: string, place = -1): number {
  const [, x = '', path = ''] = [...svg.matchAll(/translate\((\d+) [\d.]+\)" d="([^"]*)"/g)].at(place) ?? [];
  const numbers = path.match(/-?\d+(\.\d+)?/g) ?? [];
  return Number(x) + Math.max(...numbers.filter((_, index) => index % 2 === 0).map(Number));
}

test.each([
  'Contáctenos',
  'Otorrinolaringología',
  'Otorrinolaringologíaaaaaaaaaaaaaaaaaaaaa',
  'Páginas, correo y dibujos hechos en Puyo',
])('the title «%s» ends before the sun', (title) => {
  const right = rightEndOf(renderToStaticMarkup(<SharePicture title={title} background="maiz" />));
  expect(right).toBeGreaterThan(SUN_X / 2);
  expect(right).toBeLessThan(SUN_X);
});

test.each(['iii', 'AMAWEB', 'Taller Amazónico de Páginas Web y Imágen', 'W'.repeat(40)])(
  'the name «%s» ends before the margin',
  (name) => {
    const svg = renderToStaticMarkup(<SharePicture title="Contáctenos" background="maiz" />, {
      company: { ...company, name },
    });
    const right = rightEndOf(svg, -2);
    expect(right).toBeGreaterThan(150);
    expect(right).toBeLessThan(RIGHT_MARGIN + 1);
  },
);

test.each(['maiz', 'teja', 'cielo', 'anil', 'grana', 'eucalipto'] as const)(
  'the words on the sun are readable on the ground %s',
  (background) => {
    const svg = renderToStaticMarkup(<SharePicture title="Molle" background={background} note="Tilo" />);
    const [, sun, note] = /href="#_sky" class="(\w+)".*?<path class="(\w+)" transform/s.exec(svg) ?? [];
    const colours = srgbColours(palette);
    const colourOf = (name = '') => colours[name as keyof typeof colours];
    expect(wcagContrast(colourOf(sun), colourOf(note))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([
  [100, 100],
  [300, 100],
  [2000, 100],
  [512, 512],
])('a logo of %d × %d ends before the name and above the title', (width, height) => {
  const logo = readLogo(`<svg width="${width}" height="${height}"><path d="M0 0h9v9z"/></svg>`);
  if (!('markup' in logo)) throw new Error('not a logo');
  const svg = renderToStaticMarkup(<SharePicture title="Contáctenos" background="maiz" />, { logo });
  const [, x, y, boxWidth, boxHeight] =
    /x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" aria-hidden="true"><use href="#_logo"/.exec(svg) ??
    [];
  const [, nameX] = [...svg.matchAll(/translate\((\d+) [\d.]+\)" d="/g)].at(-2) ?? [];
  expect(Number(x) + Number(boxWidth)).toBeLessThan(Number(nameX));
  expect(Number(y) + Number(boxHeight)).toBeLessThanOrEqual(100);
});

test('two brands can be drawn one after the other', () => {
  const draw = (maiz: string) =>
    renderToStaticMarkup(<SharePicture title="Contáctenos" background="maiz" />, { palette: { ...palette, maiz } });
  expect(draw('navy')).toContain('.maiz{fill:#000080}');
  expect(draw('#fa0')).toContain('.maiz{fill:#ffaa00}');
});
