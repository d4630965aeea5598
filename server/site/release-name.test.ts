import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder, writeFixtureDist } from '../../tests/harness/unit/fixture-dist.ts';
import { spawnServer } from '../../tests/harness/unit/spawn-server.ts';
import { readReleaseName } from './release-name.ts';

const RELEASE = '20261122-101530-1a2b3c4';

test.each([
  [`${RELEASE}\n`, RELEASE],
  ['two words', undefined],
  ['a\r\nset-cookie: b', undefined],
  ['', undefined],
])('readReleaseName() reads %j as %s', (text, name) => {
  const folder = tempFolder();
  expect(readReleaseName(folder)).toBeUndefined();
  writeFileSync(join(folder, 'release'), text);
  expect(readReleaseName(folder)).toBe(name);
});

test('a server sends the name of its release with every response and in its metrics', async () => {
  const root = writeFixtureDist();
  writeFileSync(join(root, 'dist/release'), RELEASE);
  const server = spawnServer(root, { METRICS_PORT: '0' });
  const address = await server.listening;
  for (const path of ['/', '/no-existe', '/healthz']) {
    expect((await fetch(address + path)).headers.get('x-release'), path).toBe(RELEASE);
  }
  const metrics = /^metrics at (\S+)$/m.exec(server.output())?.[1] ?? '';
  expect(await (await fetch(metrics)).text()).toContain(`build_info{release="${RELEASE}"} 1\n`);
  expect(await server.stop()).toBe(0);
});
