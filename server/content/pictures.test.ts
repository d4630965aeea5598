import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { hashPicture } from './hash-picture.ts';
import { readPictures } from './pictures.ts';
import { checkWords as words } from './words.ts';

/** Writes files into a new content folder; returns the folder. */
function contentWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = tempFolder();
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
  return folder;
}

const draw = (format: 'jpeg' | 'png' | 'webp' | 'avif', orientation = 1) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

/** The beginning of a PNG that claims a size. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000802000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 16"><path d="M0 0h40v16z"/></svg>';

test('readPictures() describes photographs and client logos by their path', async () => {
  const folder = contentWith({
    'images/obra.JPG': await draw('jpeg'),
    'images/team/ana.avif': await draw('avif'),
    'whitepapers/valle.png': await draw('png'),
    'images/logos/molino.svg': svg,
    'images/logos/cumbre.webp': await draw('webp'),
    'images/.oculta.jpg': 'nothing',
    'images/notas.txt': 'nothing',
    'plans/foto.jpg': 'nothing',
  });
  const hash = expect.stringMatching(/^[\da-f]{16}$/);
  const size = { hash, width: 30, height: 20 };
  expect(readPictures(folder)).toEqual({
    problems: [],
    pictures: {
      'images/obra.JPG': { ...size, format: 'jpg' },
      'images/team/ana.avif': { ...size, format: 'avif' },
      'whitepapers/valle.png': { ...size, format: 'png' },
      'images/logos/molino.svg': { hash, width: 40, height: 16, format: 'svg' },
      'images/logos/cumbre.webp': { ...size, format: 'webp' },
    },
  });
});

test.each([
  [1, 30, 20],
  [5, 20, 30],
  [8, 20, 30],
])('a photograph with EXIF orientation %d is %d × %d', async (orientation, width, height) => {
  const { pictures } = readPictures(contentWith({ 'images/a.jpg': await draw('jpeg', orientation) }));
  expect(pictures['images/a.jpg']).toMatchObject({ width, height });
});

test('the hash is that of the bytes', async () => {
  const [one, other] = [await draw('jpeg'), await draw('jpeg', 3)];
  const { pictures } = readPictures(contentWith({ 'images/a.jpg': one, 'images/b.jpg': one, 'images/c.jpg': other }));
  const [a, b, c] = Object.values(pictures).map(({ hash }) => hash);
  expect(a).toBe(b);
  expect(a).not.toBe(c);
});

test('a large picture is read and hashed from both ends, and measured when its size comes later', async () => {
  const photo = await draw('jpeg');
  const filler = Buffer.alloc(300 * 1024, 7);
  const large = Buffer.concat([photo, filler]);
  const otherEnd = Buffer.concat([photo, filler.fill(8, filler.length - 1)]);
  // Segments of 64 kB between the beginning of a JPEG and its size.
  const segment = Buffer.concat([Buffer.from([0xff, 0xef, 0xff, 0xff]), Buffer.alloc(0xffff - 2)]);
  const late = Buffer.concat([photo.subarray(0, 2), ...Array(10).fill(segment), photo.subarray(2)]);
  const { pictures, problems } = readPictures(
    contentWith({ 'images/a.jpg': large, 'images/b.jpg': large, 'images/c.jpg': otherEnd, 'images/d.jpg': late }),
  );
  expect(problems).toEqual([]);
  const [a, b, c, d] = Object.values(pictures);
  expect(a).toEqual(b);
  expect(a?.hash).toBe(hashPicture(large));
  expect(c?.hash).not.toBe(a?.hash);
  expect(d).toMatchObject({ width: a?.width, height: a?.height });
});

test.each([
  ['images/a.jpg', '', words.picture.empty],
  ['images/a.jpg', 'Hola', words.picture.notOne],
  ['images/a.jpg', svg, words.picture.notOne],
  ['images/a.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'), words.picture.notOne],
  ['images/a.jpg', Buffer.from('474946383961010001000000003b', 'hex'), words.picture.notOne],
  ['images/a.png', pngOf(0, 9), words.picture.notOne],
  ['images/a.png', pngOf(20_000, 10_000), words.picture.tooLarge(200, 100)],
  ['images/logos/a.svg', '', words.picture.empty],
  ['images/logos/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>', words.logo.noSize()],
])('%s with %j is a problem and left out', (path, bytes, message) => {
  expect(readPictures(contentWith({ [path]: bytes }))).toEqual({
    pictures: {},
    problems: [{ file: `content/${path}`, message }],
  });
});

test('a picture of 100 megapixels is read', () => {
  expect(readPictures(contentWith({ 'images/a.png': pngOf(10_000, 10_000) })).problems).toEqual([]);
});

test('symbolic links are not followed, neither to files nor to folders', async () => {
  const elsewhere = contentWith({ 'images/a.jpg': await draw('jpeg') });
  const folder = contentWith({ 'images/b.jpg': await draw('jpeg') });
  symlinkSync(join(elsewhere, 'images/a.jpg'), join(folder, 'images/linked.jpg'));
  symlinkSync(join(elsewhere, 'images'), join(folder, 'images/linked'));
  symlinkSync(join(elsewhere, 'images'), join(folder, 'whitepapers'));
  expect(readPictures(folder)).toMatchObject({ pictures: { 'images/b.jpg': { format: 'jpg' } }, problems: [] });
  expect(Object.keys(readPictures(folder).pictures)).toEqual(['images/b.jpg']);
});
