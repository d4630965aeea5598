import type { Store } from '../contact/store/tables.ts';
import type { Clock } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import { type Repeated, repeat } from '../process/repeat.ts';
import { FetchError, fetchBounded } from './bounded-fetch.ts';
import type { Draining } from './draining.ts';
import { readReadiness } from './readiness.ts';

const EVERY_MS = 60_000;
const ANSWER_MS = 10_000;
const FIRST_FAILURE = 400;

type HeartbeatDeps = {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly draining: Draining;
  /** True while the worker looks for letters to send. */
  readonly isDelivering: () => boolean;
};

/**
 * Asks `url` each minute while all is well here, so that a service that expects the call notices a server that is dead,
 * cut off or unable to store. The answer's text does not matter; a failed call is logged without the address.
 */
export function startHeartbeat(url: string, { store, clock, log, draining, isDelivering }: HeartbeatDeps): Repeated {
  return repeat(clock, EVERY_MS, async () => {
    if (draining.begun || !isDelivering()) return;
    const { body } = await readReadiness(store, clock, log);
    if (body.status !== 'ok') return;
    const code = await call(url, clock);
    if (code) log.warn({ code }, 'heartbeat not taken');
  });
}

/** Undefined when the other side has taken the call, otherwise what was wrong. */
async function call(url: string, clock: Clock): Promise<string | number | undefined> {
  try {
    const { status } = await fetchBounded(url, {}, { deadline: { clock, ms: ANSWER_MS } });
    return status < FIRST_FAILURE ? undefined : status;
  } catch (error) {
    return error instanceof FetchError ? error.code : 'unexpected';
  }
}
