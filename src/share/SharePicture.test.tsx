import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SharePicture } from './SharePicture.tsx';

const SUN_X = 786;

/** Right edge of the title, which is the last path; its numbers are coordinate pairs. */
function rightEndOf(svg: string): number {
  const [, x = '', path = ''] = [...svg.matchAll(/translate\((\d+) [\d.]+\)" d="([^"]*)"/g)].at(-1) ?? [];
  const numbers = path.match(/-?\d+(\.\d+)?/g) ?? [];
  return Number(x) + Math.max(...numbers.filter((_, index) => index % 2 === 0).map(Number));
}

test.each(['Contáctenos', 'Otorrinolaringología', 'Páginas, correo y dibujos hechos en Puyo'])(
  'the title «%s» ends before the sun',
  (title) => {
    const right = rightEndOf(renderToStaticMarkup(<SharePicture title={title} background="maiz" />));
    expect(right).toBeGreaterThan(SUN_X / 2);
    expect(right).toBeLessThan(SUN_X);
  },
);

test('a belt takes the place of the mountain', () => {
  const draw = (motif?: 'diamond') =>
    renderToStaticMarkup(<SharePicture title="Faja" background="teja" motif={motif} />);
  const isUsed = (svg: string, id: string) =>
    new RegExp(`<(use|path)[^>]*#${id}["\\)]`).test(svg.replace(/<defs>.*?<\/defs>/s, ''));
  expect([isUsed(draw(), 'poncho'), isUsed(draw(), 'belt')]).toEqual([true, false]);
  expect([isUsed(draw('diamond'), 'poncho'), isUsed(draw('diamond'), 'belt')]).toEqual([false, true]);
});
