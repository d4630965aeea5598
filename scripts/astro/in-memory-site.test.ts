import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { replaceBuild } from './in-memory-site.ts';

test('replaceBuild() replaces the previous build, if any, and what an interrupted replacement left behind', async () => {
  const root = tempFolder();
  const build = (name: string, text: string) => {
    mkdirSync(join(root, name));
    writeFileSync(join(root, name, 'index.html'), text);
    return join(root, name);
  };
  for (const text of ['first', 'second']) {
    build('dist.old', 'left over');
    await replaceBuild(build('dist.new', text), join(root, 'dist'));
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toBe(text);
    expect(readdirSync(root)).toEqual(['dist']);
  }
});
