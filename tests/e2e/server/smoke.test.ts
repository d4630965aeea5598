import { spawnSync } from 'node:child_process';
import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { smokeWords as words } from '../../../server/content/words.ts';
import { tempFolder } from '../../harness/resources.ts';

/** Runs `npm run smoke` in a folder with a copy of the build, without the paths in `missing`. */
function smoke(missing?: readonly string[]) {
  const folder = tempFolder(onTestFinished);
  if (missing) cpSync('dist', join(folder, 'dist'), { recursive: true });
  for (const path of missing ?? []) rmSync(join(folder, 'dist', path));
  // Of these settings of a real site only the first may reach the server.
  writeFileSync(join(folder, '.env'), `CONTENT_DIR=${resolve('content')}\nSMTP_URL=smtp://127.0.0.1:1\n`);
  const env = { ...process.env, NO_COLOR: '1' };
  const options = { cwd: folder, encoding: 'utf8', env } as const;
  const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/smoke.ts')], options);
  return { status, lines: stdout.trim().split('\n') };
}

/** The part of the build that renders one page. */
const learnPage = globSync(`server/chunks${routes.learn}_*.mjs`, { cwd: 'dist' });

test('the smoke test of a good build passes', () => {
  const { status, lines } = smoke([]);
  expect([status, lines.at(-1)]).toEqual([0, words.allGood]);
  expect(lines).toContain(`✓ ${words.stored}`);
});

test.each<[string, readonly string[] | undefined, string]>([
  ['there is no build', undefined, words.noBuild],
  ['a page cannot be rendered', learnPage, words.noPage(routes.learn, 500)],
  ['the server does not start', ['server/entry.mjs'], words.failed],
])('the smoke test fails when %s', (_, missing, sentence) => {
  const { status, lines } = smoke(missing);
  expect([status, lines.at(-1)]).toEqual([1, words.stopped]);
  expect(lines).toContain(`✗ ${sentence}`);
});
