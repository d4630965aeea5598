import { describe, expect, test, vi } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { slowTransport } from '../../tests/harness/unit/outbox-bench.ts';
import { sampleMail, sampleMailedLead } from '../../tests/harness/unit/sample-mail.ts';
import { attemptDelivery, DELIVERY_MS, DeliveryError } from './transport.ts';

const never = new AbortController().signal;
const deaf = { name: 'deaf', deliver: vi.fn(() => new Promise<void>(() => {})) };

describe('attemptDelivery', () => {
  test('aborts a transport that ignores its signal', async () => {
    const clock = new FakeClock();
    const late = attemptDelivery(deaf, sampleMailedLead(), clock, never);
    clock.advance(DELIVERY_MS);
    expect(await late).toMatchObject({ failure: { code: 'timeout' } });
    const stop = new AbortController();
    const stopped = attemptDelivery(deaf, sampleMailedLead(), clock, stop.signal);
    stop.abort(new DeliveryError('stopped'));
    expect(await stopped).toMatchObject({ failure: { code: 'stopped' } });
  });

  test('waits for an answer alone only with a lease', async () => {
    const clock = new FakeClock();
    const whole = { name: 'whole', deliver: slowTransport('answering').deliver };
    const late = attemptDelivery(whole, sampleMail(), clock, never);
    clock.advance(DELIVERY_MS);
    expect(await late).toMatchObject({ failure: { code: 'timeout' } });
  });

  test('does not begin after the abort', async () => {
    deaf.deliver.mockClear();
    const stop = AbortSignal.abort(new DeliveryError('stopped'));
    expect(await attemptDelivery(deaf, sampleMailedLead(), new FakeClock(), stop)).toMatchObject({
      failure: { code: 'stopped' },
    });
    expect(deaf.deliver).not.toHaveBeenCalled();
  });

  test('cancels its timer', async () => {
    const clock = new FakeClock();
    const after = vi.spyOn(clock, 'after');
    await attemptDelivery({ name: 'quick', deliver: async () => {} }, sampleMailedLead(), clock, never);
    expect(after.mock.results.map(({ value }) => value())).toEqual([false]);
  });
});
