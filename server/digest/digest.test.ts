import { describe, expect, test, vi } from 'vitest';
import { latestDigest } from '../../domain/site/digest-week.ts';
import { openOutboxBench } from '../../tests/harness/unit/outbox-bench.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import type { AgencyMail } from '../mail/mail.ts';
import { createLog } from '../process/log.ts';
import { readDigestVisits } from './digest.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** From the bench's Saturday noon (UTC) to seven o'clock of the next Monday in Guayaquil. */
const TO_MONDAY = 2 * DAY;
const MONDAYS = ['2026-11-16', '2026-11-23', '2026-11-30', '2026-12-07'] as const;

describe.each(STORE_KINDS)('the digest on %s', (kind) => {
  const open = async () => {
    const bench = await openOutboxBench(kind);
    const deliver = vi.fn((_email: AgencyMail) => Promise.resolve());
    const start = () => bench.startWorkerOf('digest', deliver);
    const sent = () => deliver.mock.calls.map(([{ messageId }]) => /digest-([\d-]+)@/.exec(messageId)?.[1]);
    // The first week of a store.
    await bench.enqueue();
    return { ...bench, deliver, start, sent };
  };

  test('is sent once each Monday at seven, not in the week of the first start', async () => {
    const { start, pass, sent } = await open();
    start();
    await pass(TO_MONDAY - MINUTE);
    expect(sent()).toEqual([]);
    await pass(MINUTE);
    expect(sent()).toEqual([MONDAYS[1]]);
    for (let hours = 0; hours < 7 * 24 - 1; hours += 24) await pass(DAY - MINUTE);
    expect(sent()).toHaveLength(1);
    await pass(HOUR);
    expect(sent()).toEqual([MONDAYS[1], MONDAYS[2]]);
  });

  test('is sent late in the week when no server ran on Monday, but not for an earlier week', async () => {
    const { start, advance, pass, sent } = await open();
    await advance(TO_MONDAY + WEEK + 3 * DAY);
    start();
    await pass(0);
    expect(sent()).toEqual([MONDAYS[2]]);
    await pass(DAY);
    expect(sent()).toEqual([MONDAYS[2]]);
  });

  test('is of the week in which it was enqueued, also when it is sent after the next Monday', async () => {
    const { start, advance, enqueue, sent } = await open();
    await advance(TO_MONDAY);
    await enqueue();
    await advance(WEEK);
    start();
    await vi.waitFor(() => expect(sent()).toEqual([MONDAYS[1]]), WAIT);
  });

  test.each([HOUR, DAY, WEEK])('is not sent twice when the clock is set back by %d ms', async (ms) => {
    const { start, pass, sent, set } = await open();
    start();
    await pass(TO_MONDAY);
    expect(sent()).toEqual([MONDAYS[1]]);
    await set(-ms);
    await pass(MINUTE);
    await pass(ms);
    await pass(MINUTE);
    expect(sent()).toEqual([MONDAYS[1]]);
  });
});

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
