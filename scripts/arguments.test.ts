import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { folderHint, noArguments } from '../server/config/words.ts';
import { compileCache } from '../tests/harness/unit/fixture-dist.ts';
import { newWords } from './new/words.ts';
import { STEPS } from './test-steps.ts';

test.each([
  ['check.ts', ['../molle/content'], 2, noArguments('check', '../molle/content') + folderHint('check')],
  ['smoke.ts', ['../molle/content'], 2, noArguments('smoke', '../molle/content') + folderHint('smoke')],
  ['demo/main.ts', ['--port', '4401'], 2, noArguments('demo', '--port') + folderHint('demo')],
  ['fields/field-table.ts', ['tilo.md'], 2, noArguments('fields', 'tilo.md')],
  ['test.ts', ['molle'], 2, `No such step: molle. Steps: ${STEPS.map(({ name }) => name).join(', ')}, all`],
  ['../server/whitepapers/purge.ts', ['--help'], 2, noArguments('purge-news', '--help')],
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
