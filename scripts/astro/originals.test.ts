import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../server/testing/fixture-dist.ts';
import { removeOriginals } from './originals.ts';

test('removeOriginals removes photographs of the content and nothing else', async () => {
  const root = tempFolder();
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('content/images/obra.jpg', 'a photograph');
  write('content/whitepapers/guia.PNG', 'a screenshot');
  write('content/images/logos/molino.png', 'a logo');
  write('assets/obra.a1b2.jpg', 'a photograph');
  write('assets/guia.c3d4.png', 'a screenshot');
  write('assets/molino.e5f6.png', 'a logo');
  write('assets/obra.g7h8.avif', 'another size of the photograph');
  await removeOriginals(root, join(root, 'assets'));
  expect(readdirSync(join(root, 'assets')).sort()).toEqual(['molino.e5f6.png', 'obra.g7h8.avif']);
});

test('removeOriginals does nothing when the content has no photographs', async () => {
  await expect(removeOriginals(tempFolder(), 'no such folder')).resolves.toBeUndefined();
});
