import { describe, expect, test } from 'vitest';
import {
  UNVERIFIED_LIMIT,
  UNVERIFIED_LIMIT_OF_NETWORK,
  UNVERIFIED_WINDOW_MS,
} from '../../../domain/contact/unverified-terms.ts';
import { openOutboxBench } from '../../../tests/harness/unit/outbox-bench.ts';
import { sendForm } from '../../../tests/harness/unit/send-contact.ts';
import { goodFields, openTestApp } from '../../../tests/harness/unit/test-app.ts';
import { STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import type { Store } from '../../store/tables.ts';
import { networkHash } from './rate-limit.ts';

const collectedOf = async (store: Store) => {
  const rows = await store.selectFrom('outbox').select('collected').orderBy('id').execute();
  return rows.map(({ collected }) => collected);
};
const unverified = { mark: 'unverified', network: 'one' } as const;
const times = (count: number, value: number) => Array<number>(count).fill(value);

describe.each(STORE_KINDS)('unverified leads on %s', (kind) => {
  test('of one network are told together beyond its limit, in each window', async () => {
    const { addLead, store, advance } = await openOutboxBench(kind);
    const expected: number[] = [];
    for (let window = 0; window < 3; window += 1) {
      for (let sent = 0; sent < UNVERIFIED_LIMIT_OF_NETWORK + 2; sent += 1) await addLead(unverified);
      expected.push(...times(UNVERIFIED_LIMIT_OF_NETWORK, 0), 1, 1);
      expect(await collectedOf(store)).toEqual(expected);
      await advance(UNVERIFIED_WINDOW_MS);
    }
  });

  test('of many networks are told together beyond the limit of all; what is beyond its own uses up none of it', async () => {
    const { addLead, store } = await openOutboxBench(kind);
    for (let sent = 0; sent < 20; sent += 1) await addLead(unverified);
    const others = UNVERIFIED_LIMIT - UNVERIFIED_LIMIT_OF_NETWORK;
    for (let other = 0; other < others + 2; other += 1) await addLead({ ...unverified, network: `other ${other}` });
    const first = [...times(UNVERIFIED_LIMIT_OF_NETWORK, 0), ...times(20 - UNVERIFIED_LIMIT_OF_NETWORK, 1)];
    expect(await collectedOf(store)).toEqual([...first, ...times(others, 0), 1, 1]);
  });

  test('are told together with all their notifications, and acknowledged by none', async () => {
    const { addLead, store } = await openOutboxBench(kind);
    for (let sent = 0; sent < UNVERIFIED_LIMIT_OF_NETWORK; sent += 1) await addLead(unverified);
    await addLead({ ...unverified, notify: ['telegram', 'webhook'], acknowledge: true });
    const rows = await store.selectFrom('outbox').select('kind').where('collected', '=', 1).orderBy('id').execute();
    expect(rows.map((row) => row.kind)).toEqual(['email', 'telegram', 'webhook']);
  });

  test.each([
    [null, 0],
    ['too-fast', 0],
    ['captcha-unreachable', 1],
  ] as const)('do not include one with the mark %s, unless no captcha vouches for it', async (mark, collected) => {
    const { addLead, store } = await openOutboxBench(kind);
    for (let sent = 0; sent < 20; sent += 1) await addLead(unverified);
    await addLead({ ...unverified, mark });
    expect((await collectedOf(store)).at(-1)).toBe(collected);
  });

  test('are counted right when many arrive at once', async () => {
    const { addLead, store } = await openOutboxBench(kind);
    await Promise.all(Array.from({ length: 40 }, (_, one) => addLead({ ...unverified, network: `${one % 4}` })));
    const collected = await collectedOf(store);
    expect(collected.filter((one) => one === 0)).toHaveLength(UNVERIFIED_LIMIT);
    expect(collected).toHaveLength(40);
  });
});

test('600 posts without script from 600 /64s of one /48 are all confirmed, and a handful is mailed one by one', async () => {
  const { app, store } = await openTestApp({ env: { CONTACT_ACK: 'true', SMTP_URL: 'smtp://127.0.0.1' } });
  for (let one = 0; one < 600; one += 1) {
    const fields = { ...goodFields, from_email: `persona${one}@correo.example` };
    const posted = await sendForm(app, fields, { remoteAddress: `2001:db8:1:${one.toString(16)}::1` });
    expect(posted.statusCode).toBe(303);
  }
  const rows = await store.selectFrom('outbox').select(['kind', 'collected']).execute();
  expect(rows).toHaveLength(600);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['email']));
  expect(rows.filter(({ collected }) => collected === 0)).toHaveLength(UNVERIFIED_LIMIT_OF_NETWORK);
});

test.each([
  ['2001:db8:1:2::3', '2001:db8:1:ffff::1', true],
  ['2001:db8:1:2::3', '2001:db8:2:2::3', false],
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
])('%s and %s are of one network: %s', (one, other, same) => {
  expect(networkHash(one, 'key') === networkHash(other, 'key')).toBe(same);
});
