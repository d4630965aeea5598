import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { tempFolder, writeFixtureDist } from '../tests/harness/unit/fixture-dist.ts';
import { spawnServer } from '../tests/harness/unit/spawn-server.ts';
import { WAIT } from '../tests/harness/until.ts';

/** A project without a build, in which `astro build` runs the program `astro`. */
function project(astro: string): string {
  const root = tempFolder();
  mkdirSync(join(root, 'node_modules/astro/bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), astro);
  return root;
}

/** A build whose server runs from these sources. */
function builtSite(): string {
  const dist = join(writeFixtureDist(), 'dist');
  writeFileSync(join(dist, 'server/main.mjs'), `import ${JSON.stringify(resolve('server/main.ts'))};`);
  writeFileSync(join(dist, 'package.json'), '{}');
  return dist;
}

/** Imitates the real build: writes `dist`. */
const BUILD = `
  import { cpSync, writeFileSync } from 'node:fs';
  cpSync(${JSON.stringify(builtSite())}, 'dist', { recursive: true });
  writeFileSync('built', [process.argv[2], process.env.NODE_ENV].join(' '));
  console.log('what Astro says');
`;

test('`npm start` without a build makes one, then serves it in the same process', async () => {
  const root = project(BUILD);
  const env = { SITE_URL: 'http://localhost:8080', LOG_LEVEL: 'error' };
  const server = spawnServer(root, env, 'start');
  expect((await fetch(await server.listening)).status).toBe(200);
  expect(readFileSync(join(root, 'built'), 'utf8')).toBe('build production');
  expect(server.output().split('\n')).toEqual([
    'there is no build yet: building',
    'what Astro says',
    expect.stringMatching(/^store in SQLite/),
    expect.stringMatching(/^mail by file/),
    expect.stringMatching(/^listening on http/),
    '',
  ]);
  expect(await server.stop()).toBe(0);
});

test('`npm start` serves a fresh build without building', async () => {
  const root = project('process.exit(1)');
  cpSync(builtSite(), join(root, 'dist'), { recursive: true });
  const server = spawnServer(root, {}, 'start');
  expect((await fetch(await server.listening)).status).toBe(200);
});

test('a failed build ends `npm start` with its exit code and output', async () => {
  const server = spawnServer(project(`console.log('one'); console.error('two'); process.exitCode = 7;`), {}, 'start');
  expect(await server.exit).toBe(7);
  expect(server.output()).toMatch(/^there is no build yet: building\n/);
  expect(server.output()).toContain('one\n');
  expect(server.errors()).toBe('two\n');
});

test('an invalid variable ends `npm start` before the build', async () => {
  const server = spawnServer(project('process.exit(7)'), { PORT: 'x' }, 'start');
  expect(await server.exit).toBe(1);
  expect(server.errors()).toMatch(/^PORT: .*\n$/);
});

test('SIGTERM during the build stops the build and exits with 0', async () => {
  const root = project(`
    import { writeFileSync } from 'node:fs';
    writeFileSync('pid', String(process.pid));
    setInterval(() => {}, 1000);
  `);
  const server = spawnServer(root, {}, 'start');
  const builder = await vi.waitUntil(
    () => existsSync(join(root, 'pid')) && Number(readFileSync(join(root, 'pid'))),
    WAIT,
  );
  expect(await server.stop()).toBe(0);
  expect(() => process.kill(builder, 0)).toThrow('ESRCH');
});
