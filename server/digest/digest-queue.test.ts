import { describe, expect, test, vi } from 'vitest';
import { WAIT } from '../../tests/harness/until.ts';
import { DeliveryError, type LeadEmail } from '../contact/email/transport.ts';
import { startClockSkewRepair } from '../contact/outbox/clock-skew.ts';
import { openOutboxBench } from '../testing/outbox-bench.ts';
import { STORE_KINDS } from '../testing/test-stores.ts';

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
    const deliver = vi.fn((_email: LeadEmail) => Promise.resolve());
    let running = 0;
    const start = () => {
      const worker = bench.startWorkerOf('digest', deliver);
      running += 1;
      const stop = async () => {
        running -= 1;
        await worker.stop();
      };
      return { stop };
    };
    /** Waits until every running worker waits for the clock. */
    const rest = () => vi.waitFor(() => expect(bench.clock.waiting).toBe(running), WAIT);
    const lookAgain = async (ms: number) => {
      await rest();
      await bench.advance(ms);
      await rest();
    };
    const sent = () => deliver.mock.calls.map(([{ id }]) => id);
    const expectSent = (...mondays: readonly string[]) =>
      vi.waitFor(() => expect(sent()).toEqual(mondays.map((monday) => `digest-${monday}`)), WAIT);
    return { ...bench, rest, deliver, start, lookAgain, sent, expectSent };
  };

  test('is sent once each Monday at seven, not in the week of the first start', async () => {
    const { start, lookAgain, expectSent, sent } = await open();
    start();
    await lookAgain(TO_MONDAY - MINUTE);
    expect(sent()).toEqual([]);
    await lookAgain(MINUTE);
    await expectSent(MONDAYS[1]);
    for (let hours = 0; hours < 7 * 24 - 1; hours += 24) await lookAgain(DAY - MINUTE);
    expect(sent()).toHaveLength(1);
    await lookAgain(HOUR);
    await expectSent(MONDAYS[1], MONDAYS[2]);
  });

  test('is sent once, however many servers there are', async () => {
    const { start, lookAgain, expectSent, store } = await open();
    for (let servers = 0; servers < 4; servers += 1) start();
    await lookAgain(TO_MONDAY);
    await expectSent(MONDAYS[1]);
    await lookAgain(WEEK);
    await expectSent(MONDAYS[1], MONDAYS[2]);
    const rows = await store.selectFrom('digest').select(['week', 'state']).orderBy('week').execute();
    expect(rows).toEqual(MONDAYS.slice(0, 3).map((week) => ({ week, state: 'sent' })));
  });

  test('is sent late in the week when no server ran on Monday, but not for an earlier week', async () => {
    const { start, rest, advance, lookAgain, expectSent } = await open();
    const first = start();
    await rest();
    await first.stop();
    await advance(TO_MONDAY + WEEK + 3 * DAY);
    start();
    await expectSent(MONDAYS[2]);
    await lookAgain(DAY);
    await expectSent(MONDAYS[2]);
  });

  test('is retried like an email under one Message-ID, until the next one replaces it', async () => {
    const { start, lookAgain, expectSent, deliver, sent, store } = await open();
    deliver.mockRejectedValueOnce(new DeliveryError('421'));
    deliver.mockRejectedValueOnce(new DeliveryError('550', { refused: true }));
    start();
    await lookAgain(TO_MONDAY);
    await expectSent(MONDAYS[1]);
    expect(await store.selectFrom('digest').select('last_error').where('week', '=', MONDAYS[1]).execute()).toEqual([
      { last_error: '421' },
    ]);
    await lookAgain(MINUTE);
    await expectSent(MONDAYS[1], MONDAYS[1]);
    await lookAgain(MINUTE);
    expect(sent()).toHaveLength(2);
    await lookAgain(6 * MINUTE);
    await expectSent(MONDAYS[1], MONDAYS[1], MONDAYS[1]);
    deliver.mockRejectedValueOnce(new DeliveryError('421'));
    await lookAgain(WEEK);
    await lookAgain(WEEK);
    expect(sent().slice(3)).toEqual([`digest-${MONDAYS[2]}`, `digest-${MONDAYS[3]}`]);
  });

  test('is taken over from a server that died', async () => {
    const { start, rest, lookAgain, expectSent, store, clock, set } = await open();
    const first = start();
    await rest();
    await first.stop();
    await set(TO_MONDAY);
    const row = { week: MONDAYS[1], state: 'pending', attempts: 1, next_at: 0, lease_by: 'it' } as const;
    await store
      .insertInto('digest')
      .values({ ...row, lease_until: clock.now() + MINUTE })
      .execute();
    start();
    await lookAgain(MINUTE - 1);
    await expectSent();
    await lookAgain(MINUTE);
    await expectSent(MONDAYS[1]);
  });

  test.each([HOUR, DAY, WEEK])('is not sent twice when the clock is set back by %d ms', async (ms) => {
    const { start, lookAgain, expectSent, set } = await open();
    start();
    await lookAgain(TO_MONDAY);
    await expectSent(MONDAYS[1]);
    await set(-ms);
    await lookAgain(MINUTE);
    await lookAgain(ms);
    await lookAgain(MINUTE);
    await expectSent(MONDAYS[1]);
  });

  test('that failed while the clock was ahead is sent soon after it is set right', async () => {
    const { start, lookAgain, expectSent, deliver, set, store, clock, storeLog, rest } = await open();
    deliver.mockRejectedValueOnce(new DeliveryError('550', { refused: true }));
    start();
    await lookAgain(TO_MONDAY + 5 * DAY);
    await expectSent(MONDAYS[1]);
    await set(-4 * DAY);
    const { stop } = startClockSkewRepair(store, clock, storeLog);
    await stop();
    await rest();
    await lookAgain(MINUTE);
    await expectSent(MONDAYS[1], MONDAYS[1]);
  });
});
