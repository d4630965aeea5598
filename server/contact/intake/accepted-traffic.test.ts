import type { Challenge } from 'altcha-lib/types';
import { expect, test } from 'vitest';
import { fakeCaptcha } from '../../../tests/harness/unit/fake-captcha.ts';
import { FakeClock } from '../../../tests/harness/unit/fake-clock.ts';
import { sendMessage } from '../../../tests/harness/unit/send-contact.ts';
import { openTestApp } from '../../../tests/harness/unit/test-app.ts';
import { ACCEPTED_WINDOW_MS } from './rate-limit.ts';
import { CEILING, NETWORK_CEILING, openAcceptedTraffic } from './traffic-limits.ts';

const inNetwork = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
const OTHER = '2001:db8:2::1';

test('traffic is high only for the network that reached its ceiling', () => {
  const clock = new FakeClock();
  const traffic = openAcceptedTraffic(clock.now);
  for (let index = 1; index < NETWORK_CEILING; index += 1) traffic.record(inNetwork(index));
  expect(traffic.isHigh(inNetwork(0))).toBe(false);
  traffic.record(inNetwork(NETWORK_CEILING));
  expect([traffic.isHigh(inNetwork(0)), traffic.isHigh(OTHER)]).toEqual([true, false]);
  clock.advance(ACCEPTED_WINDOW_MS);
  expect(traffic.isHigh(inNetwork(0))).toBe(false);
});

test('traffic is high for everyone once the total ceiling is reached, unless the clock is set back', () => {
  const clock = new FakeClock();
  const traffic = openAcceptedTraffic(clock.now);
  for (let index = 0; index < CEILING; index += 1) traffic.record(`203.0.${index >> 8}.${index & 0xff}`);
  expect(traffic.isHigh(OTHER)).toBe(true);
  clock.advance(-1);
  expect(traffic.isHigh(OTHER), 'after the clock was set back').toBe(false);
});

test('once a ceiling is reached messages are still accepted, and the captcha gets harder', async () => {
  const offers: boolean[] = [];
  const openCaptcha = () => ({
    ...fakeCaptcha,
    offer: async (isHarder: boolean) => {
      offers.push(isHarder);
      return { provider: 'altcha' as const, challenge: {} as Challenge };
    },
  });
  const { app } = await openTestApp({ openCaptcha });
  const ask = (index: number) => app.inject({ url: '/api/v1/captcha', remoteAddress: inNetwork(index) });
  await ask(0);
  for (let index = 0; index <= NETWORK_CEILING; index += 1) {
    expect((await sendMessage(app, {}, { remoteAddress: inNetwork(index) })).statusCode).toBe(201);
  }
  await ask(0);
  await app.inject({ url: '/api/v1/captcha', remoteAddress: OTHER });
  expect(offers).toEqual([false, true, false]);
});
