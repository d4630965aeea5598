import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CODE_LIFE_MS } from '../../domain/desk/sign-in-terms.ts';
import { deskMail } from '../../domain/desk/words.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { hideTable, openTestStore } from '../../tests/harness/unit/test-stores.ts';
import { createLog } from '../process/log.ts';
import { startExpiry } from './expiry.ts';

test('the files of expired codes go even while the store is down', async () => {
  const [store, clock, dataDir] = [await openTestStore('SQLite'), new FakeClock(), tempFolder()];
  const folder = join(dataDir, 'outbox');
  mkdirSync(folder);
  const nameOf = (id: string) => `${content().company.referencePrefix}-${deskMail.reference}-${id}.eml`;
  for (const [id, ageMs] of [['old', CODE_LIFE_MS + 1_000] as const, ['new', 0] as const]) {
    const file = join(folder, nameOf(id));
    writeFileSync(file, '');
    utimesSync(file, 0, (clock.now() - ageMs) / 1_000);
  }
  await hideTable(store, 'accepted');
  await startExpiry({ DATA_DIR: dataDir }, { content, store, clock, log: createLog('silent') }).stop();
  expect(readdirSync(folder)).toEqual([nameOf('new')]);
});
