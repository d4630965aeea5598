import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { checkWords } from '../server/content/words.ts';
import { purgeNewsWords } from '../server/whitepapers/words.ts';
import { compileCache } from '../tests/harness/unit/fixture-dist.ts';
import { newWords } from './new/words.ts';
import { STEPS } from './test-steps.ts';

test.each([
  ['check.ts', ['../molle/content'], 2, checkWords.noArguments('../molle/content')],
  ['test.ts', ['molle'], 2, `No such step: molle. Steps: ${STEPS.map(({ name }) => name).join(', ')}, all`],
  ['../server/whitepapers/purge.ts', ['--help'], 2, purgeNewsWords.noArguments('--help')],
  ['new/main.ts', [], 1, newWords.usage],
  ['new/main.ts', ['--help'], 1, newWords.usage],
  ['new/main.ts', ['../tilo', '../molle'], 1, newWords.usage],
])('%s refuses the arguments %j', (program, args, code, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${program}`, ...args], {
    ...{ env: compileCache(), encoding: 'utf8', input: '' },
  });
  expect({ status, stdout: stdout.trim(), stderr: stderr.trim() }).toEqual({
    ...{ status: code, stdout: '', stderr: sentence },
  });
});
