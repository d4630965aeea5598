import { type Clock, signalWithDeadline } from '../process/clock.ts';
import { DeliveryError, type Transport } from './transport.ts';

/** Deadline of one attempt; less than `LEASE_MS`, so that the lease outlives it. */
export const DELIVERY_MS = 45_000;

export type Attempted = { readonly failure?: DeliveryError; readonly answer?: string };

/**
 * Attempts one delivery. The deadline holds even when the transport ignores its signal. Resolves to the failure, if it
 * failed, and to the other side's answer, if it gave one. Never throws.
 */
export async function attemptDelivery<Item>(
  transport: Transport<Item>,
  item: Item,
  clock: Clock,
  cutOff: AbortSignal,
): Promise<Attempted> {
  const deadline = { clock, ms: DELIVERY_MS };
  const { signal, cancel } = signalWithDeadline(deadline, () => new DeliveryError('timeout'), cutOff);
  const aborted = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => aborted.reject(signal.reason));
  try {
    // A signal that is already aborted fires no event.
    signal.throwIfAborted();
    const answer = await Promise.race([transport.deliver(item, signal), aborted.promise]);
    return typeof answer === 'string' && answer ? { answer } : {};
  } catch (error) {
    const failure = signal.aborted && signal.reason instanceof DeliveryError ? signal.reason : toFailure(error);
    return { failure, ...(failure.answer && { answer: failure.answer }) };
  } finally {
    cancel();
  }
}

const toFailure = (error: unknown): DeliveryError =>
  error instanceof DeliveryError ? error : new DeliveryError('unexpected', { cause: error });
