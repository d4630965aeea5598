import { expect, test } from 'vitest';
import { storedPictureHref } from './stored-picture.ts';

test.each([
  ['news/a.webp', 'https://n.example/storage', 'https://n.example/storage/news/a.webp'],
  ['/news/a.webp', 'https://n.example/storage/', 'https://n.example/storage/news/a.webp'],
  ['https://n.example/storage/b.png', 'https://n.example/storage', 'https://n.example/storage/b.png'],
  ['https://n.example/b.png', 'https://n.example/storage', undefined],
  ['../secret.png', 'https://n.example/storage', undefined],
  ['https://u:p@n.example/storage/b.png', 'https://n.example/storage', undefined],
  ['https://evil.example/b.png', 'https://n.example/storage', undefined],
  ['//evil.example/b.png', 'https://n.example', 'https://n.example/evil.example/b.png'],
  ['javascript:alert(1)', 'https://n.example', undefined],
  ['data:image/png,a', 'https://n.example', undefined],
])('storedPictureHref(%j, %j) is %s', (path, storage, href) => {
  expect(storedPictureHref(path, storage)).toBe(href);
});
