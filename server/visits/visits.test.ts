import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { VISIT_DAYS } from '../../domain/contact/data-terms.ts';
import { routes } from '../../domain/routes.ts';
import { MOST_NAMES, MOST_OF_ADDRESS, MOST_OF_NETWORK, OTHERS } from '../../domain/visits/limits.ts';
import { addDays } from '../../domain/visits/range.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { content } from '../../tests/harness/unit/test-content.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { NOON, openVisitBench, readCounts, seenView } from '../../tests/harness/unit/visit-bench.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { createLog } from '../process/log.ts';
import { SQLITE_FILE } from '../store/sqlite.ts';
import { openStore } from '../store/store.ts';
import type { Store } from '../store/tables.ts';
import { MOST_PENDING } from './pending-visits.ts';
import { startVisits, sumUpMonths, WRITE_MS } from './visits.ts';
import { addCounts } from './write-visits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const day = '2026-11-21';
/** A different address for each number. */
const addressOf = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

/** A store whose next `failures` transactions fail. */
function breakable(store: Store) {
  const state = { failures: 0 };
  const proxy = new Proxy(store, {
    get: (target, name) => {
      if (name === 'transaction' && state.failures > 0) {
        state.failures -= 1;
        throw new Error('database or disk is full');
      }
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store: proxy, state };
}

describe.each(STORE_KINDS)('visits on %s', (storeKind) => {
  const openBench = (now = NOON) => openVisitBench(storeKind, now);

  test('are stored after some seconds: views, and each visitor once a day', async () => {
    const { open, write, counts, counted } = await openBench();
    const { see } = open();
    see(seenView({ source: 'google.com' }));
    see(seenView({ page: '/equipo', source: 'otro.example' }));
    see(seenView({ address: '192.0.2.2', device: 'phone' }));
    see(seenView({ agent: 'Mozilla/5.0 (Android 15; Mobile)', device: 'phone' }));
    expect(await counts()).toEqual({});
    await counted({ [`${day} view /`]: 3 });
    see(seenView({ source: 'tarde.example' }));
    await write();
    await vi.waitFor(async () => {
      expect(await counts()).toEqual({
        [`${day} view /`]: 4,
        [`${day} view /equipo`]: 1,
        [`${day} visited`]: 3,
        [`${day} source google.com`]: 1,
        [`${day} source`]: 2,
        [`${day} device computer`]: 1,
        [`${day} device phone`]: 2,
      });
    }, WAIT);
  });

  test('of two servers at once are all counted', async () => {
    const { open, write, counts } = await openBench();
    const servers = [open(), open()];
    for (let number = 0; number < 300; number += 1) {
      // In opposite orders: that is what makes transactions wait for each other.
      for (const [index, { see }] of servers.entries()) {
        const turn = index === 0 ? number : 299 - number;
        see(seenView({ address: `198.51.100.${turn % 200}`, agent: `${turn}`, page: `/${turn % 40}` }));
      }
    }
    await write();
    await vi.waitFor(async () => {
      const views = Object.entries(await counts()).filter(([name]) => name.includes(' view '));
      expect(views.reduce((sum, [, count]) => sum + count, 0)).toBe(600);
      expect(await counts()).toMatchObject({ [`${day} visited`]: 300 });
    }, WAIT);
  });

  test('count each step of a visitor once, with the steps before it', async () => {
    const { open, write, counts } = await openBench();
    const { see } = open();
    see(seenView({ step: 'began', plan: 'nivel-1', page: undefined }));
    see(seenView({ step: 'contact', plan: 'nivel-2', page: undefined }));
    await write();
    await vi.waitFor(async () => {
      expect(await counts()).toEqual({
        ...{ [`${day} visited`]: 1, [`${day} contact`]: 1, [`${day} began`]: 1 },
        ...{ [`${day} visited nivel-1`]: 1, [`${day} contact nivel-1`]: 1, [`${day} began nivel-1`]: 1 },
        ...{ [`${day} visited nivel-2`]: 1, [`${day} contact nivel-2`]: 1 },
        ...{ [`${day} source`]: 1, [`${day} device computer`]: 1 },
      });
    }, WAIT);
  });

  test('are stored when the server stops', async () => {
    const { open, counts } = await openBench();
    const { see, stop } = open();
    see(seenView());
    await stop();
    expect(await counts()).toMatchObject({ [`${day} view /`]: 1 });
  });

  test('begin a new day at midnight in Guayaquil, and forget the visitors of the old one', async () => {
    const { store, open, advance, counts, counted } = await openBench(NOON + 12 * HOUR_MS - 2 * WRITE_MS);
    const { see } = open();
    see(seenView());
    await counted({ [`${day} visited`]: 1 });
    see(seenView());
    await advance(2 * 60_000);
    await vi.waitFor(async () => {
      expect(await counts()).toMatchObject({ [`${day} visited`]: 1, '2026-11-22 visited': 1 });
      expect(await store.selectFrom('visit_key').select('day').execute()).toEqual([{ day: '2026-11-22' }]);
      expect(await store.selectFrom('visit_mark').select('day').distinct().execute()).toEqual([{ day: '2026-11-22' }]);
    }, WAIT);
  });

  test('of yesterday are forgotten at the start, even when nothing is counted any more', async () => {
    const { store, open } = await openBench();
    await store.insertInto('visit_key').values({ day: '2026-11-20', value: 'x' }).execute();
    await store
      .insertInto('visit_mark')
      .values({ day: '2026-11-20', visitor: 'x', step: 'visited', plan: '' })
      .execute();
    open(store, false);
    await vi.waitFor(async () => {
      expect(await store.selectFrom('visit_key').selectAll().execute()).toEqual([]);
      expect(await store.selectFrom('visit_mark').selectAll().execute()).toEqual([]);
    }, WAIT);
  });

  test('go on when the clock is set back, and keep no key of another day', async () => {
    const { store, open, set, advance, counted } = await openBench();
    const { see } = open();
    see(seenView());
    await counted({ [`${day} visited`]: 1 });
    await set(-3 * DAY_MS);
    see(seenView());
    await counted({ '2026-11-18 visited': 1 });
    await advance(60_000);
    await vi.waitFor(async () => {
      expect(await store.selectFrom('visit_key').select('day').execute()).toEqual([{ day: '2026-11-18' }]);
    }, WAIT);
  });

  test.each([
    ['once are stored at the second try', 1, 3, 0],
    ['twice are dropped with one warning', 2, 2, 1],
    ['for two batches are dropped with one warning', 4, 2, 1],
  ])('that a store refuses %s', async (_, failures, views, warnings) => {
    const { store: own, open, write, lines, counted } = await openBench();
    const { store, state } = breakable(own);
    const { see } = open(store);
    see(seenView());
    await counted({ [`${day} view /`]: 1 });
    const warned = () => lines.filter((line) => line.includes('visits lost')).length;
    for (state.failures = failures; state.failures > 0; ) {
      const left = Math.max(0, state.failures - 2);
      see(seenView());
      await write();
      await vi.waitFor(() => expect(state.failures).toBe(left), WAIT);
    }
    see(seenView({ address: '192.0.2.9' }));
    await counted({ [`${day} view /`]: views, [`${day} visited`]: 2 });
    expect(warned()).toBe(warnings);
    state.failures = 2;
    see(seenView());
    await write();
    await vi.waitFor(() => expect(warned(), 'the next outage').toBe(warnings + 1), WAIT);
    expect(lines.join()).not.toContain('192.0.2.1');
  });
});

test('of visitors beyond the limit in memory only the views are counted', async () => {
  const { open, lines, counted } = await openVisitBench('SQLite');
  const { see } = open();
  for (let number = 0; number < MOST_PENDING + 3; number += 1) see(seenView({ address: addressOf(number) }));
  see(seenView({ address: addressOf(0) }));
  await counted({ [`${day} view /`]: MOST_PENDING + 4, [`${day} visited`]: MOST_PENDING });
  expect(lines.filter((line) => line.includes('too many visitors'))).toHaveLength(1);
});

test.each([
  ['agents of one IPv4 address', MOST_OF_ADDRESS.visitors, (number: number) => ({ agent: `${number}` })],
  [
    'addresses of one IPv6 /64',
    MOST_OF_ADDRESS.visitors,
    (number: number) => ({ agent: `${number}`, address: `2001:db8::${number.toString(16)}` }),
  ],
  [
    'customers of one IPv6 /48',
    MOST_OF_NETWORK.visitors,
    (number: number) => ({ address: `2001:db8:0:${number.toString(16)}::1` }),
  ],
])('of many %s the first %d are visitors, the rest views only', async (_, most, change) => {
  const { open, write, counted } = await openVisitBench('SQLite');
  const { see } = open();
  // In two batches, because the limit is one of the day.
  for (let number = 0; number < most + 5; number += 1) {
    see(seenView(change(number)));
    if (number === most - 5) await write();
  }
  see(seenView(change(0)));
  see(seenView({ address: '192.0.2.9' }));
  await counted({ [`${day} view /`]: most + 7, [`${day} visited`]: most + 1 });
});

test('a network is admitted again the next day', async () => {
  const { open, advance, counts } = await openVisitBench('SQLite');
  const { see } = open();
  const seeMany = () => {
    for (let number = 0; number <= MOST_OF_ADDRESS.visitors; number += 1) see(seenView({ agent: `${number}` }));
  };
  seeMany();
  await advance(DAY_MS);
  seeMany();
  await advance(WRITE_MS);
  await vi.waitFor(async () => {
    expect(await counts()).toMatchObject({ '2026-11-22 visited': MOST_OF_ADDRESS.visitors });
  }, WAIT);
});

test.each([
  ['address', MOST_OF_ADDRESS.sources, () => '203.0.113.7'],
  ['network', MOST_OF_NETWORK.sources, (number: number) => `2001:db8:1:${number.toString(16)}::1`],
])('sources that one %s invents are counted together beyond %d', async (_name, most, addressFor) => {
  const { open, counted } = await openVisitBench('SQLite');
  const { see } = open();
  for (let number = 0; number < most + 5; number += 1) {
    see(seenView({ address: addressFor(number), agent: `${number}`, source: `inventado${number}.example` }));
  }
  await counted({ [`${day} source ${OTHERS}`]: 5 });
});

describe.each(STORE_KINDS)('a day on %s', (storeKind) => {
  test.each([
    ['source', (name: string) => ({ source: name })],
    ['view', (name: string) => ({ page: name })],
  ] as const)('tells its limit of names apart by %s, over batches and servers', async (measure, change) => {
    const { open, write, counts } = await openVisitBench(storeKind);
    const servers = [open(), open()];
    const most = MOST_NAMES[measure];
    const named = async () => Object.entries(await counts()).filter(([name]) => name.startsWith(`${day} ${measure} `));
    const store = async (expected: number) => {
      await write();
      await vi.waitFor(async () => {
        expect((await named()).reduce((total, [, count]) => total + count, 0)).toBe(expected);
      }, WAIT);
    };
    for (let number = 0; number < most + 40; number += 1) {
      const visit = { address: addressOf(number), source: 'google.com', page: '/', ...change(`inventado-${number}`) };
      servers[number % 2]?.see(seenView(visit));
      // The second batches of the servers find the day's key, and do not wait for each other to make it.
      if (number + 1 === most / 2) await store(most / 2);
    }
    await store(most + 40);
    expect(await named()).toHaveLength(most + 1);
    // A name that is known keeps its count, and so does none.
    servers[0]?.see(seenView({ address: '192.0.2.8', ...change('inventado-0') }));
    servers[0]?.see(seenView({ address: '192.0.2.9' }));
    await write();
    const known = `${day} ${measure} inventado-0`;
    await vi.waitFor(async () => expect(await counts()).toMatchObject({ [known]: 2 }), WAIT);
    if (measure === 'source') expect(await counts()).toMatchObject({ [`${day} source`]: 1 });
    expect(await counts()).toMatchObject({ [`${day} ${measure} ${OTHERS}`]: measure === 'source' ? 40 : 41 });
  });
});

test('the visitors of yesterday are in no file of the SQLite store a minute after midnight', async () => {
  const folder = tempFolder();
  const [store, clock] = [await openStore({ DATA_DIR: folder }), new FakeClock(NOON + 12 * HOUR_MS - 2 * WRITE_MS)];
  onTestFinished(() => store.destroy());
  const { see, stop } = startVisits({ VISITS: true }, { content, store, clock, log: createLog('silent') });
  see(seenView());
  clock.advance(WRITE_MS);
  await vi.waitFor(
    async () => expect(await store.selectFrom('visit_mark').selectAll().execute()).toHaveLength(1),
    WAIT,
  );
  const { value } = await store.selectFrom('visit_key').select('value').executeTakeFirstOrThrow();
  const { visitor } = await store.selectFrom('visit_mark').select('visitor').executeTakeFirstOrThrow();
  const holding = (text: string) =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'latin1').includes(text));
  expect([holding(value), holding(visitor)].every(({ length }) => length > 0)).toBe(true);
  // A reader, such as a backup, keeps the log from being truncated; the next turn does it.
  const reader = new DatabaseSync(join(folder, SQLITE_FILE));
  reader.exec('begin');
  reader.prepare('select * from visit_mark').all();
  clock.advance(WRITE_MS + MINUTE_MS);
  await vi.waitFor(async () => expect(await store.selectFrom('visit_key').selectAll().execute()).toEqual([]), WAIT);
  expect(holding(value)).not.toEqual([]);
  reader.close();
  clock.advance(MINUTE_MS / 2);
  await stop();
  expect([holding(value), holding(visitor)]).toEqual([[], []]);
});

test('with VISITS=false nothing is counted', async () => {
  const { store, open, counts } = await openVisitBench('SQLite');
  const { see, stop } = open(store, false);
  see(seenView());
  await stop();
  expect(await counts()).toEqual({});
});

test('no page waits for a store that does not respond', async () => {
  const hanging = { transaction: () => ({ execute: () => new Promise(() => {}) }) };
  const { app, clock } = await openTestApp({
    openVisits: ({ store, ...deps }) => {
      const own = new Proxy(store, {
        get: (target, name) => (name === 'transaction' ? hanging.transaction : Reflect.get(target, name)),
      });
      return startVisits({ VISITS: true }, { content, ...deps, store: own });
    },
  });
  const headers = { 'user-agent': seenView().agent, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  for (let round = 0; round < 50; round += 1) {
    expect((await app.inject({ url: routes.home, headers })).statusCode).toBe(200);
    clock.advance(WRITE_MS);
  }
});

test.each(STORE_KINDS)('days older than the term are summed up by month on %s', async (storeKind) => {
  const store = await openTestStore(storeKind);
  const oldest = addDays(day, -VISIT_DAYS);
  const put = (bucket: string, count: number) => addCounts(store, bucket, [['view', '/', count]]);
  await put(oldest, 1);
  await put(addDays(oldest, -1), 2);
  await put('2026-05-03', 4);
  await put('2026-05-04', 8);
  await put('2026-05', 16);
  await sumUpMonths(store, day);
  await sumUpMonths(store, day);
  const counts = await readCounts(store);
  expect(counts).toEqual({ [`${oldest} view /`]: 1, [`${oldest.slice(0, 7)} view /`]: 2, '2026-05 view /': 28 });
});

test('a server sums up old days when it starts', async () => {
  const { store, open, counts } = await openVisitBench('SQLite', NOON);
  await addCounts(store, '2026-01-02', [['view', '/', 3]]);
  open();
  await vi.waitFor(async () => expect(await counts()).toEqual({ '2026-01 view /': 3 }), WAIT);
});
