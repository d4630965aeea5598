import { describe, expect, test, vi } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { sampleLetter } from '../testing/sample-letter.ts';
import { attemptDelivery, DELIVERY_MS } from './attempt.ts';
import { DeliveryError } from './transport.ts';

const never = new AbortController().signal;
const deaf = { name: 'deaf', deliver: vi.fn(() => new Promise<void>(() => {})) };

describe('attemptDelivery', () => {
  test('times out a transport that ignores the abort signal', async () => {
    const clock = new FakeClock();
    const late = attemptDelivery(deaf, sampleLetter(), clock, never);
    clock.advance(DELIVERY_MS);
    expect(await late).toMatchObject({ code: 'timeout' });
    const stop = new AbortController();
    const stopped = attemptDelivery(deaf, sampleLetter(), clock, stop.signal);
    stop.abort(new DeliveryError('stopped'));
    expect(await stopped).toMatchObject({ code: 'stopped' });
  });

  test('does not start when already stopped', async () => {
    deaf.deliver.mockClear();
    const stop = AbortSignal.abort(new DeliveryError('stopped'));
    expect(await attemptDelivery(deaf, sampleLetter(), new FakeClock(), stop)).toMatchObject({ code: 'stopped' });
    expect(deaf.deliver).not.toHaveBeenCalled();
  });

  test('clears its timer', async () => {
    const clock = new FakeClock();
    const after = vi.spyOn(clock, 'after');
    await attemptDelivery({ name: 'quick', deliver: async () => {} }, sampleLetter(), clock, never);
    expect(after.mock.results.map(({ value }) => value())).toEqual([false]);
  });
});
