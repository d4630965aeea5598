import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { WAIT } from '../tests/harness/until.ts';
import { tempFolder, writeFixtureDist } from './testing/fixture-dist.ts';
import { spawnServer } from './testing/spawn-server.ts';

const SITE_URL = 'https://ilalo.example';

/** A project without a build, where `astro build` is the given program. */
function project(astro: string): string {
  const root = tempFolder();
  mkdirSync(join(root, 'node_modules/astro/bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), astro);
  return root;
}

/** Does what the real build does: leaves `dist`, its record last. */
const BUILD = `
  import { cpSync, writeFileSync } from 'node:fs';
  cpSync(${JSON.stringify(join(writeFixtureDist(), 'dist'))}, 'dist', { recursive: true });
  writeFileSync('dist/build.json', JSON.stringify({ siteUrl: process.env.SITE_URL, vitalsSample: 0 }));
  console.log('built by', process.argv[2], process.env.NODE_ENV, process.env.SITE_URL);
`;

test('builds for production and for the origin when there is no build, then serves in the same process', async () => {
  const root = project(BUILD);
  const server = spawnServer(root, { SITE_URL: 'http://localhost:8080' }, 'start');
  expect((await fetch(await server.listening)).status).toBe(200);
  expect(server.output()).toContain('built by build production http://localhost:8080\n');
  expect(await server.stop()).toBe(0);
});

test('serves a fresh build as it is', async () => {
  const root = project('process.exit(1)');
  cpSync(join(writeFixtureDist(), 'dist'), join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/build.json'), JSON.stringify({ siteUrl: SITE_URL, vitalsSample: 0 }));
  const server = spawnServer(root, {}, 'start');
  expect((await fetch(await server.listening)).status).toBe(200);
});

test('a build that fails ends the start with its code', async () => {
  const server = spawnServer(project('process.exit(7)'), {}, 'start');
  expect(await server.exit).toBe(7);
  expect(server.output()).not.toContain('listening');
});

test('a wrong variable ends the start before any build', async () => {
  const server = spawnServer(project('process.exit(7)'), { PORT: 'x' }, 'start');
  expect(await server.exit).toBe(1);
  expect(server.errors()).toMatch(/^PORT: .*\n$/);
});

test('SIGTERM during the build ends it and the start, with 0', async () => {
  const root = project(`console.log('building', process.pid); setInterval(() => {}, 1000);`);
  const server = spawnServer(root, {}, 'start');
  await vi.waitFor(() => expect(server.output()).toContain('building'), WAIT);
  const builder = Number(/building (\d+)/.exec(server.output())?.[1]);
  expect(await server.stop()).toBe(0);
  expect(() => process.kill(builder, 0)).toThrow('ESRCH');
});
