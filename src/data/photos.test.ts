import { expect, test } from 'vitest';
import { placePhotos, tryPlacePhotos } from './article-photos.ts';
import { loadLogos, loadPhoto } from './photos.ts';

const hash = '0123456789abcdef';
const content = {
  pictures: {
    'images/obra.jpg': { hash, width: 3000, height: 2000, format: 'jpg' },
    'images/pantalla.png': { hash, width: 500, height: 300, format: 'png' },
    'images/logos/molino.svg': { hash, width: 40, height: 16, format: 'svg' },
    'whitepapers/valle.jpg': { hash, width: 600, height: 900, format: 'jpg' },
  },
} as const;

test('loadPhoto() names a photograph in the formats and widths of its place, and the size of the fallback', () => {
  expect(loadPhoto(content, { image: 'obra.jpg', alt: 'La obra' }, 'card')).toEqual({
    sources: ['avif', 'webp'].map((format) => ({
      type: `image/${format}`,
      srcSet: [360, 720, 1080].map((width) => `/imagenes/${hash}-${width}.${format} ${width}w`).join(', '),
    })),
    sizes: '(max-width: 600px) 90vw, (max-width: 960px) 45vw, 440px',
    src: `/imagenes/${hash}-800.jpg`,
    width: 800,
    height: 533,
    alt: 'La obra',
  });
});

test('loadPhoto() names no width larger than the original, and a PNG for a PNG', () => {
  const { sources, ...photo } = loadPhoto(content, { image: 'pantalla.png', alt: '' }, 'wide');
  expect(sources[0]?.srcSet).toBe(`/imagenes/${hash}-480.avif 480w, /imagenes/${hash}-500.avif 500w`);
  expect(photo).toMatchObject({ src: `/imagenes/${hash}-500.png`, width: 500, height: 300 });
});

test('loadPhoto() throws for a photograph that is missing', () => {
  expect(() => loadPhoto(content, { image: 'nada.jpg', alt: '' }, 'wide')).toThrow('images/nada.jpg');
});

test('loadLogos() adds the file of a logo and throws for a missing one', () => {
  const logo = { src: `/imagenes/${hash}.svg`, width: 40, height: 16 };
  expect(
    loadLogos(content, [
      { name: 'Molino', image: 'molino.svg' },
      { name: 'Botica', icon: 'cart' },
    ]),
  ).toEqual([
    { name: 'Molino', href: undefined, logo },
    { name: 'Botica', href: undefined, icon: 'cart' },
  ]);
  expect(() => loadLogos(content, [{ name: 'Cumbre', image: 'cumbre.png' }])).toThrow('logos/cumbre.png');
});

const picture = (src: string, alt: string) => `<p>Uno <img src="${src}" alt="${alt}"></p>`;

test('placePhotos() shows the photographs of an article, from its folder and from others', () => {
  const beside = placePhotos(content, picture('./valle.jpg', 'El valle'), 'whitepapers');
  expect(beside).toContain(`<img src="/imagenes/${hash}-600.jpg" width="600" height="900" alt="El valle"`);
  expect(placePhotos(content, picture('../images/obra.jpg', 'La obra'), 'whitepapers')).toContain('-1400.avif 1400w');
});

test.each(['<img>', '<img alt="x">'])('placePhotos() leaves %s, which is no photograph, as it is', (tag) => {
  expect(placePhotos(content, `<p>La etiqueta ${tag}.</p>`, 'whitepapers')).toContain(tag);
});

test('placePhotos() leaves other HTML as it is, and throws without a file or an alternative text', () => {
  const html = '<p>«Ñandú» &amp; <a href="/a?b=1&amp;c=2">b</a></p>';
  expect(placePhotos(content, html, 'whitepapers')).toBe(html);
  expect(() => placePhotos(content, picture('./rio.jpg', 'Río'), 'whitepapers')).toThrow('whitepapers/rio.jpg');
  expect(() => placePhotos(content, picture('./valle.jpg', ' '), 'whitepapers')).toThrow('./valle.jpg');
});

test('tryPlacePhotos() gives no text of an article whose photograph is missing', () => {
  expect(tryPlacePhotos(content, picture('nada.jpg', 'Uno'), 'whitepapers')).toBeUndefined();
  expect(tryPlacePhotos(content, '<p>Uno</p>', 'whitepapers')).toBe('<p>Uno</p>');
});
