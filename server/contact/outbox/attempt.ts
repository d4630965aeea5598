import type { Clock } from '../../process/clock.ts';
import { DeliveryError, type Letter, type Transport } from '../email/transport.ts';

/** Total time one try may take; below `LEASE_MS`. */
export const DELIVERY_MS = 45_000;

/**
 * Tries once to deliver a letter, within the deadline even when the transport does not heed its signal.
 * Resolves to undefined when the letter was taken, otherwise to what went wrong. Never throws.
 */
export async function attemptDelivery(
  transport: Transport,
  letter: Letter,
  clock: Clock,
  cutOff: AbortSignal,
): Promise<DeliveryError | undefined> {
  const deadline = new AbortController();
  const cancel = clock.after(DELIVERY_MS, () => deadline.abort(new DeliveryError('timeout')));
  const signal = AbortSignal.any([deadline.signal, cutOff]);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason));
  try {
    // A signal that was given before says nothing any more.
    signal.throwIfAborted();
    await Promise.race([transport.deliver(letter, signal), aborted.promise]);
    return undefined;
  } catch (error) {
    if (signal.aborted && signal.reason instanceof DeliveryError) return signal.reason;
    return error instanceof DeliveryError ? error : new DeliveryError('unexpected', { cause: error });
  } finally {
    cancel();
  }
}
