import type { Challenge } from 'altcha-lib/types';
import { expect, test, vi } from 'vitest';
import { WAIT } from '../../tests/harness/until.ts';
import { readEnv } from '../env.ts';
import { createLog } from '../log.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { tempFolder } from '../testing/fixture-dist.ts';
import { seedLeads } from '../testing/seed-leads.ts';
import { newStorePlace, STORE_KINDS } from '../testing/test-stores.ts';
import { openOffice } from './office.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const log = createLog('silent', { write: () => {} });

/** The year of a challenge issued by a server whose clock says 2001. */
async function issueIn2001(kind: (typeof STORE_KINDS)[number]) {
  const clock = new FakeClock(Date.UTC(2001, 0, 1));
  const place = { ...(await newStorePlace(kind)), DATA_DIR: '/nowhere' };
  const office = await openOffice(readEnv({ ...place, LOG_LEVEL: 'silent' }), clock, log);
  const { challenge } = (await office.captcha.offer(false)) as { challenge: Challenge };
  await office.stop();
  await office.store.destroy();
  return new Date((challenge.parameters.data as { issuedAt: number }).issuedAt).getUTCFullYear();
}

test.runIf(STORE_KINDS.includes('PostgreSQL'))(
  'servers on one PostgreSQL check captchas by its clock, not their own',
  async () => {
    expect(await issueIn2001('PostgreSQL')).toBeGreaterThan(2001);
  },
);

test('emails delayed by a wrong clock for a year are sent', async () => {
  const clock = new FakeClock();
  const office = await openOffice(readEnv({ DATA_DIR: tempFolder() }), clock, log);
  const { store } = office;
  await seedLeads(store, 1, clock.now(), () => ({ letter: { state: 'pending', next_at: clock.now() + YEAR_MS } }));
  const states = () => store.selectFrom('outbox').select('state').execute();
  await vi.waitFor(async () => {
    clock.advance(1_000);
    expect(await states()).toEqual([{ state: 'sent' }]);
  }, WAIT);
  await office.stop();
  await store.destroy();
});
