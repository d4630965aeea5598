import type { FastifyBaseLogger } from 'fastify';
import { readOutboxHealth } from '../contact/outbox/outbox-state.ts';
import { readStoreTime } from '../contact/store/dialect.ts';
import { touchStore } from '../contact/store/store.ts';
import type { Store } from '../contact/store/tables.ts';
import type { Clock } from '../process/clock.ts';

const LATE_MS = 15 * 60_000;

/** What `/readyz` answers. */
export type Readiness = {
  readonly status: 200 | 503;
  readonly body: { readonly status: 'ok' | 'degraded' | 'unavailable'; readonly reasons?: readonly string[] };
};

/** Writes to the store and looks at its outbox. Never throws; `store not writable` is logged. */
export async function readReadiness(
  store: Store,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<Readiness> {
  try {
    await touchStore(store, clock.now());
    const reasons = await findReasons(store, await readStoreTime(store, clock.now()));
    return { status: 200, body: reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ok' } };
  } catch (error) {
    log.error({ err: error }, 'store not writable');
    return { status: 503, body: { status: 'unavailable', reasons: ['store not writable'] } };
  }
}

async function findReasons(store: Store, now: number): Promise<string[]> {
  const { oldestPending, dead } = await readOutboxHealth(store);
  // One from the future was stored while the clock was ahead; its real age is unknown.
  const late = oldestPending !== null && Math.abs(now - oldestPending) > LATE_MS;
  return [...(late ? ['letters wait for over 15 minutes'] : []), ...(dead > 0 ? [`letters given up: ${dead}`] : [])];
}
