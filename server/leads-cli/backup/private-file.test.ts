import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../../../tests/harness/process.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { until } from '../../../tests/harness/until.ts';

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s leaves nothing of a file that is being written',
  async (name) => {
    const folder = tempFolder();
    const program = `
    import { writePrivateFile } from ${JSON.stringify(resolve('server/leads-cli/backup/private-file.ts'))};
    setInterval(() => {}, 1_000);
    await writePrivateFile(${JSON.stringify(join(folder, 'all.csv'))}, async (file) => {
      await file.appendFile('a message');
      console.log('writing');
      await new Promise(() => {});
    });`;
    const run = startProcess([process.execPath, '--input-type=module', '--eval', program]);
    onTestFinished(run.kill);
    await until('it writes', () => run.output().includes('writing'));
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await run.stop(name)).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  },
);
