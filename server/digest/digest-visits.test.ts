import { expect, test } from 'vitest';
import { latestDigest } from '../../domain/site/digest-week.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { createLog } from '../process/log.ts';
import { readDigestVisits } from './digest.ts';

const weeks = latestDigest(Date.UTC(2026, 10, 23, 12));

test.each(STORE_KINDS)('the visits of a digest are those of the seven days up to Sunday on %s', async (kind) => {
  const store = await openTestStore(kind);
  const read = () => readDigestVisits(testEnv({}), { store, content, log: createLog('silent') }, weeks);
  expect(await read()).toBeUndefined();
  const days = ['2026-11-08', '2026-11-09', '2026-11-15', '2026-11-16', '2026-11-22', '2026-11-23'];
  const rows = days.map((bucket, index) => ({ bucket, measure: 'view' as const, name: '/', count: 10 ** index }));
  await store.insertInto('visit_count').values(rows).execute();
  expect(await read()).toMatchObject({ views: { now: 11_000, before: 110 }, comparable: true });
});

test('a digest omits visits while they are not counted, and when they cannot be read', async () => {
  const store = await openTestStore('SQLite');
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
  const deps = { store, content, log };
  await store
    .insertInto('visit_count')
    .values({ bucket: '2026-11-20', measure: 'view', name: '/', count: 1 })
    .execute();
  expect(await readDigestVisits(testEnv({}), deps, weeks)).toBeDefined();
  expect(await readDigestVisits(testEnv({ VISITS: 'false' }), deps, weeks)).toBeUndefined();
  await store.schema.dropTable('visit_count').execute();
  expect(await readDigestVisits(testEnv({}), deps, weeks)).toBeUndefined();
  expect(lines.join('')).toContain('visits not read');
});
