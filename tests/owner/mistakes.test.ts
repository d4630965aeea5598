import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWords } from '../../server/content/words.ts';
import { copyWithFixtureBrand } from '../harness/fixture-site.ts';
import { Resources } from '../harness/resources.ts';
import { MISTAKES, makeMistakes } from '../mistakes/make-mistakes.ts';

const resources = new Resources();
const root = copyWithFixtureBrand(resources.closeLater);
let run: { readonly code: number | null; readonly output: string };

/** Runs the script behind `npm run check` as a process, with the folder of the mistakes. */
const check = () =>
  new Promise<typeof run>((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', CONTENT_DIR: join(root, 'content') };
    const program = execFile(process.execPath, ['scripts/check.ts'], { env }, (_, output) =>
      resolve({ code: program.exitCode, output }),
    );
  });

beforeAll(async () => {
  makeMistakes(root);
  run = await check();
});
afterAll(() => resources.closeAll());

test('the check fails and counts all mistakes', () => {
  expect(run.code).toBe(1);
  const count = run.output.split('\n').filter((line) => line.startsWith('✗ ')).length;
  expect(run.output).toContain(`${checkWords.count(count)}. ${checkWords.stopped}`);
  expect(count).toBeGreaterThanOrEqual(MISTAKES.length);
});

test.for(MISTAKES)('the check reports $name to the owner', ({ file, says }) => {
  const blocks = run.output.split(/^✗ /m).filter((block) => block.startsWith(`content/${file}`));
  expect(blocks.filter((block) => block.includes(says))).not.toEqual([]);
});
