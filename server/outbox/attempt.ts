import type { Clock } from '../process/clock.ts';
import { signalWithDeadline } from '../process/deadline.ts';
import { DeliveryError, type Transport } from './transport.ts';

/** Deadline of one attempt; less than `LEASE_MS`, so that the lease outlives it. */
export const DELIVERY_MS = 45_000;

/**
 * Attempts one delivery. The deadline holds even when the transport ignores its signal. Resolves to undefined when the
 * transport accepted it, otherwise to the failure. Never throws.
 */
export async function attemptDelivery<Item>(
  transport: Transport<Item>,
  item: Item,
  clock: Clock,
  cutOff: AbortSignal,
): Promise<DeliveryError | undefined> {
  const deadline = { clock, ms: DELIVERY_MS };
  const { signal, cancel } = signalWithDeadline(deadline, () => new DeliveryError('timeout'), cutOff);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason));
  try {
    // A signal that is already aborted fires no event.
    signal.throwIfAborted();
    await Promise.race([transport.deliver(item, signal), aborted.promise]);
    return undefined;
  } catch (error) {
    if (signal.aborted && signal.reason instanceof DeliveryError) return signal.reason;
    return error instanceof DeliveryError ? error : new DeliveryError('unexpected', { cause: error });
  } finally {
    cancel();
  }
}
