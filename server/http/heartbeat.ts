import type { Basics } from '../basics.ts';
import { type Clock, type PeriodicTask, startPeriodicTask } from '../process/clock.ts';
import { FetchError, fetchBounded } from './bounded-fetch.ts';
import type { Draining } from './draining.ts';
import { readReadiness } from './readiness.ts';

const EVERY_MS = 60_000;
const RESPONSE_MS = 10_000;
const FIRST_FAILURE = 400;

type HeartbeatDeps = Omit<Basics, 'content'> & {
  readonly draining: Draining;
  /** False when the worker for lead emails hangs. */
  readonly isDelivering: () => boolean;
};

/**
 * Requests `url` each minute while the server is ready. A monitoring service that misses the call reports a server that
 * is dead, offline or unable to store leads. A failed call is logged without the URL.
 */
export function startHeartbeat(
  url: string,
  { store, clock, log, draining, isDelivering }: HeartbeatDeps,
): PeriodicTask {
  return startPeriodicTask(clock, EVERY_MS, async () => {
    if (draining.begun || !isDelivering()) return;
    const { body } = await readReadiness(store, clock, log);
    if (body.status !== 'ok') return;
    const code = await call(url, clock);
    if (code) log.warn({ code }, 'heartbeat not taken');
  });
}

/** Undefined on success, otherwise the status or error code. */
async function call(url: string, clock: Clock): Promise<string | number | undefined> {
  try {
    const { status } = await fetchBounded(url, {}, { clock, ms: RESPONSE_MS });
    return status < FIRST_FAILURE ? undefined : status;
  } catch (error) {
    return error instanceof FetchError ? error.code : 'unexpected';
  }
}
