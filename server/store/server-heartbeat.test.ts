import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { openTimedStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { readServers, startBeating } from './server-heartbeat.ts';

const [SILENT_MS, DAY_MS] = [45_000, 24 * 60 * 60_000];
const [ONE, TWO] = ['http://127.0.0.1:4321', 'http://127.0.0.1:4322'];

describe.each(STORE_KINDS)('the servers of a store on %s', (kind) => {
  async function open() {
    const clock = new FakeClock();
    const timed = await openTimedStore(kind, clock);
    const start = async (address: string) => {
      const beating = await startBeating(timed.store, clock, address);
      onTestFinished(() => beating.stop());
      expect(await alive()).toContainEqual(expect.stringContaining(address));
      return beating;
    };
    const alive = async () => {
      const servers = await readServers(timed.store, clock.now());
      return servers.filter(({ isAlive }) => isAlive).map(({ address }) => address);
    };
    return { ...timed, clock, start, alive };
  }

  test('include one that runs as alive, but not one that has stopped', async () => {
    const { start, alive, advance } = await open();
    const beating = await start(ONE);
    for (let round = 0; round < 3; round += 1) {
      await advance(SILENT_MS);
      await vi.waitFor(async () => expect(await alive()).toHaveLength(1), WAIT);
    }
    await beating.stop();
    expect(await alive()).toEqual([]);
  });

  test('include one that died as silent: for a day, or on SQLite until the next server starts', async () => {
    const { store, clock, start, alive, advance } = await open();
    await store.insertInto('server_heartbeat').values({ id: 'dead', address: ONE, at: clock.now() }).execute();
    await advance(SILENT_MS);
    expect(await readServers(store, clock.now())).toEqual([{ address: ONE, isAlive: false, silentMs: SILENT_MS }]);
    await start(TWO);
    await vi.waitFor(async () => {
      expect(await readServers(store, clock.now())).toHaveLength(kind === 'SQLite' ? 1 : 2);
    }, WAIT);
    await advance(DAY_MS);
    await vi.waitFor(async () => expect(await alive()).toEqual([expect.stringContaining(TWO)]), WAIT);
    await vi.waitFor(async () => expect(await readServers(store, clock.now())).toHaveLength(1), WAIT);
  });
});
