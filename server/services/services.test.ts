import type { Challenge } from 'altcha-lib/types';
import { expect, test, vi } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { newStorePlace, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { createLog } from '../process/log.ts';
import { openStore } from '../store/store.ts';
import { openContactServices } from './services.ts';

const YEAR_MS = 365 * 24 * 60 * 60_000;
const log = createLog('silent', { write: () => {} });

/** The year in which a challenge was issued, according to a server whose own clock is set to 2001. */
async function issueIn2001(kind: (typeof STORE_KINDS)[number]) {
  const clock = new FakeClock(Date.UTC(2001, 0, 1));
  const place = { ...(await newStorePlace(kind)), DATA_DIR: '/nowhere' };
  const store = await openStore(place);
  const services = await openContactServices(testEnv({ ...place, LOG_LEVEL: 'silent' }), {
    content,
    store,
    clock,
    log,
  });
  const { challenge } = (await services.captcha.offer(false)) as { challenge: Challenge };
  await services.stop();
  await store.destroy();
  return new Date((challenge.parameters.data as { issuedAt: number }).issuedAt).getUTCFullYear();
}

test.runIf(STORE_KINDS.includes('PostgreSQL'))(
  'servers on one PostgreSQL judge challenges by its clock, not by their own',
  async () => {
    expect(await issueIn2001('PostgreSQL')).toBeGreaterThan(2001);
  },
);

test('contact services send emails that a wrong clock postponed by a year', async () => {
  const clock = new FakeClock();
  const env = testEnv({ DATA_DIR: tempFolder() });
  const store = await openStore(env);
  const services = await openContactServices(env, { content, store, clock, log });
  await seedLeads(store, 1, clock.now(), () => ({ delivery: { state: 'pending', next_at: clock.now() + YEAR_MS } }));
  const states = () => store.selectFrom('outbox').select('state').where('lead_id', 'is not', null).execute();
  await vi.waitFor(async () => {
    clock.advance(1_000);
    expect(await states()).toEqual([{ state: 'sent' }]);
  }, WAIT);
  await services.stop();
  await store.destroy();
});
