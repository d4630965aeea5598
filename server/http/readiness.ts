import type { FastifyBaseLogger } from 'fastify';
import type { ReadRefusal } from '../content/published-content.ts';
import { LATE_MS, readOutboxHealth } from '../outbox/outbox-state.ts';
import type { Clock } from '../process/clock.ts';
import { readStoreTime } from '../store/dialect.ts';
import { touchStore } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import type { Store } from '../store/tables.ts';

/** The response of `/readyz`. */
export type Readiness = {
  readonly status: 200 | 503;
  readonly body: { readonly status: 'ok' | 'degraded' | 'unavailable'; readonly reasons?: readonly string[] };
};

/** Writes to the store and reads the outbox. Never throws; a failure is logged. */
export async function readReadiness(
  store: Store,
  clock: Clock,
  log: Pick<FastifyBaseLogger, 'error'>,
  refusedContent: ReadRefusal = () => undefined,
): Promise<Readiness> {
  try {
    await touchStore(store, clock.now());
    const late = await findReasons(store, await readStoreTime(store, clock.now()));
    const reasons = [...late, ...(refusedContent() ? ['changed content refused'] : [])];
    return { status: 200, body: reasons.length > 0 ? { status: 'degraded', reasons } : { status: 'ok' } };
  } catch (error) {
    const reason = error instanceof StoreError ? error.message : 'store not writable';
    log.error({ err: error }, reason);
    return { status: 503, body: { status: 'unavailable', reasons: [reason] } };
  }
}

async function findReasons(store: Store, now: number): Promise<string[]> {
  const { oldestPending, dead } = await readOutboxHealth(store, now);
  // A time in the future was written while the clock was ahead; the real age is unknown, so it counts as late.
  const late = oldestPending !== null && Math.abs(now - oldestPending) > LATE_MS;
  return [...(late ? ['emails wait for over 15 minutes'] : []), ...(dead > 0 ? [`emails given up: ${dead}`] : [])];
}
