import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFilledStore } from '../../../tests/harness/unit/filled-store.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { runInPipe } from '../../../tests/harness/unit/run-leads.ts';
import { backupWords as words } from '../words.ts';

test('BACKUP_COMMAND receives the complete copy, and the tool reports when it has finished', async () => {
  const { variables } = await openFilledStore('SQLite');
  const [folder, elsewhere] = [tempFolder(), tempFolder()];
  const file = join(folder, 'copy');
  const command = `cp "$BACKUP_FILE" '${elsewhere}/taken'`;
  const result = await runInPipe(['backup', file], { ...variables, BACKUP_COMMAND: command });
  expect(result).toMatchObject({ code: 0, errors: '', output: expect.stringContaining(words.commandDone) });
  expect(readFileSync(join(elsewhere, 'taken')).equals(readFileSync(file))).toBe(true);
});

test('when BACKUP_COMMAND fails, so does the backup, and the copy stays', async () => {
  const { variables } = await openFilledStore('SQLite');
  const file = join(tempFolder(), 'copy');
  const result = await runInPipe(['backup', file], { ...variables, BACKUP_COMMAND: 'exit 7' });
  expect(result).toMatchObject({ code: 1, errors: `${words.commandFailed('7')}\n` });
  expect(existsSync(file)).toBe(true);
});
