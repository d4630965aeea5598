import { expect, test } from 'vitest';
import { logoFile, photoFile, photoSchema } from './photo.ts';

test.each(['obra.jpg', 'IMG_1234.JPG', 'molino/dia-de-feria.jpeg', 'pantalla.png', 'a.webp', 'b.avif'])(
  'photoFile accepts %s',
  (name) => expect(photoFile.safeParse(name).success).toBe(true),
);

test.each([
  '',
  '.jpg',
  'obra',
  'obra.heic',
  'Día.jpg',
  'dia de feria.jpg',
  'obra.svg',
  '/obra.jpg',
  '../obra.jpg',
  'a/../../b.jpg',
  'https://a.b/c.jpg',
])('photoFile rejects «%s»', (name) => expect(photoFile.safeParse(name).success).toBe(false));

test('logoFile accepts SVG and formats with transparency, but not JPEG', () => {
  const names = ['molino.svg', 'molino.png', 'molino.webp', 'molino.jpg'];
  expect(names.filter((name) => logoFile.safeParse(name).success)).toEqual(names.slice(0, 3));
});

test.each([[{ image: 'obra.jpg' }], [{ image: 'obra.jpg', alt: ' ' }]])(
  'photoSchema rejects %j, which has no alternative text',
  (photo) => {
    expect(photoSchema.safeParse(photo).error?.issues.map(({ path }) => path[0])).toEqual(['alt']);
  },
);
