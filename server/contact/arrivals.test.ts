import { expect, test } from 'vitest';
import { fakeCaptcha, solvedCaptcha } from '../testing/fake-captcha.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { goodFields, openTestApp, SITE_URL } from '../testing/test-app.ts';
import { Arrivals, CEILING, NETWORK_CEILING } from './arrivals.ts';
import { ACCEPTED_WINDOW_MS } from './rate-limit.ts';

const inNetwork = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
const OTHER = '2001:db8:2::1';

test('a network above its ceiling is crowded, others are not', () => {
  const clock = new FakeClock();
  const arrivals = new Arrivals(clock.now);
  for (let index = 1; index < NETWORK_CEILING; index += 1) arrivals.count(inNetwork(index));
  expect(arrivals.areCrowded(inNetwork(0))).toBe(false);
  arrivals.count(inNetwork(NETWORK_CEILING));
  expect([arrivals.areCrowded(inNetwork(0)), arrivals.areCrowded(OTHER)]).toEqual([true, false]);
  clock.advance(ACCEPTED_WINDOW_MS);
  expect(arrivals.areCrowded(inNetwork(0))).toBe(false);
});

test('every network is crowded above the global ceiling, for ten minutes', () => {
  const clock = new FakeClock();
  const arrivals = new Arrivals(clock.now);
  for (let index = 0; index < CEILING; index += 1) arrivals.count(`203.0.${index >> 8}.${index & 0xff}`);
  expect(arrivals.areCrowded(OTHER)).toBe(true);
  clock.advance(-1);
  expect(arrivals.areCrowded(OTHER), 'clock set back').toBe(false);
});

test('above the ceiling messages are still accepted, but the captcha is harder', async () => {
  const offers: boolean[] = [];
  const openCaptcha = () => ({
    ...fakeCaptcha,
    offer: async (isCrowded: boolean) => {
      offers.push(isCrowded);
      return { provider: 'altcha' as const, challenge: {} };
    },
  });
  const { app } = await openTestApp({ openCaptcha });
  const ask = (index: number) => app.inject({ url: '/api/v1/captcha', remoteAddress: inNetwork(index) });
  await ask(0);
  for (let index = 0; index <= NETWORK_CEILING; index += 1) {
    const payload = { ...goodFields, captcha: solvedCaptcha() };
    const headers = { origin: SITE_URL };
    const sent = { method: 'POST', url: '/api/v1/contact', remoteAddress: inNetwork(index), payload, headers } as const;
    expect((await app.inject(sent)).statusCode).toBe(201);
  }
  await ask(0);
  await app.inject({ url: '/api/v1/captcha', remoteAddress: OTHER });
  expect(offers).toEqual([false, true, false]);
});
