import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { compileCache } from '../../../tests/harness/unit/fixture-dist.ts';
import { storeProblems } from '../words.ts';

test('output that does not fit on the disk ends in a sentence and a failure', () => {
  const stdio = ['ignore', openSync('/dev/full', 'w'), 'pipe'] as const;
  const program = resolve('server/leads-cli/main.ts');
  const { status, stderr } = spawnSync(process.execPath, [program, 'help'], {
    ...{ stdio: [...stdio], env: compileCache(), encoding: 'utf8' },
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: `${storeProblems.full}\n` });
});
