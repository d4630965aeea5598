import { expect, test } from 'vitest';
import { latestDigest } from '../../domain/site/digest-week.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { createLog } from '../process/log.ts';
import { openDigestVisits } from './digest.ts';

const weeks = latestDigest(Date.UTC(2026, 10, 23, 12));

test.each(STORE_KINDS)('the visits of a digest are those of the seven days up to Sunday on %s', async (kind) => {
  const store = await openTestStore(kind);
  const read = openDigestVisits(testEnv({}), store, content, createLog('silent'));
  expect(await read(weeks)).toBeUndefined();
  const days = ['2026-11-08', '2026-11-09', '2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'];
  const rows = days.map((bucket, index) => ({ bucket, measure: 'view' as const, name: '/', count: 10 ** index }));
  await store.insertInto('visit_count').values(rows).execute();
  expect(await read(weeks)).toMatchObject({ views: { now: 11_000, before: 110 }, comparable: true });
});

test('a digest omits visits while they are not counted, and when they cannot be read', async () => {
  const store = await openTestStore('SQLite');
  expect(
    await openDigestVisits(testEnv({ VISITS: 'false' }), store, content, createLog('silent'))(weeks),
  ).toBeUndefined();
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  await store.schema.dropTable('visit_count').execute();
  expect(await openDigestVisits(testEnv({}), store, content, log)(weeks)).toBeUndefined();
  expect(lines.join('')).toContain('visits not read');
});
