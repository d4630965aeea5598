import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { fakeCrypto } from '../../tests/harness/unit/fake-browser.ts';
import { fakeNetwork, json, noNetwork, type Reply, settle, silence } from '../../tests/harness/unit/fake-network.ts';
import { contactStatus } from '../../tests/harness/unit/our-content.ts';
import { pause } from './retry.ts';

const openProvider = vi.fn();
vi.mock('./captcha-provider.ts', () => ({ openProvider }));

const challenge = { parameters: { nonce: 'a challenge' } };
const OFFER = json(200, { provider: 'altcha', challenge });
const offerAfter =
  (ms: number): Reply =>
  (signal) =>
    pause(ms).then(() => OFFER(signal));

/** The worker's result (undefined for an error) and how long it takes; never begins when that is forever. */
type Work = { readonly solution: object | null | undefined; readonly ms: number };

/** Mocks `Worker`; returns the workers that were started. */
function fakeWorkers({ solution, ms }: Work): { asked: unknown[]; ended: boolean }[] {
  const started: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    readonly asked: unknown[] = [];
    ended = false;
    constructor() {
      super();
      started.push(this);
    }
    postMessage(data: unknown) {
      this.asked.push(data);
      if (ms === Number.POSITIVE_INFINITY) return;
      const event = solution === undefined ? new Event('error') : new MessageEvent('message', { data: solution });
      if (solution) this.dispatchEvent(new MessageEvent('message', { data: 'begun' }));
      setTimeout(() => this.dispatchEvent(event), ms);
    }
    terminate() {
      this.ended = true;
    }
  }
  vi.stubGlobal('Worker', FakeWorker);
  return started;
}

beforeEach(() => {
  openProvider.mockReset();
  fakeCrypto();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.resetModules();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** A page with a fake server and a fake worker. */
async function openPage(replies: readonly [Reply, ...Reply[]], work: Work = { solution: { counter: 7 }, ms: 300 }) {
  const asked = fakeNetwork(...replies);
  const workers = fakeWorkers(work);
  return { asked, workers, ...(await import('./captcha.ts')) };
}

describe('proof of work', () => {
  test('is the solution of the server’s challenge, computed in a worker', async () => {
    const { asked, workers, takeProver } = await openPage([OFFER]);
    const prover = await settle(takeProver());
    expect(JSON.parse(atob((await prover()) ?? ''))).toEqual({ challenge, solution: { counter: 7 } });
    expect(asked).toMatchObject([{ url: routes.captchaApi, init: { cache: 'no-store' } }]);
    expect(workers).toMatchObject([{ asked: [challenge], ended: true }]);
  });

  test.each([
    [300, 0, 2_100],
    [2_050, 0, 2_100],
    [5_000, 0, 5_000],
    [300, 900, 3_000],
  ])('that takes %d ms, with a response after %d ms, is ready after %d ms', async (ms, latency, expected) => {
    const { takeProver } = await openPage([offerAfter(latency)], { solution: {}, ms });
    const start = Date.now();
    const proof = takeProver().then((prover) => prover());
    expect(await settle(proof.then(() => Date.now() - start))).toBe(expected);
  });

  const fails = { solution: undefined, ms: 10 };

  test.each<[string, Work, number, number]>([
    ['the challenge has no solution', { solution: null, ms: 10 }, 2, 2_110],
    // As where an extension forbids workers.
    ['the worker does not run', fails, 2, 2_110],
    ['a slow telephone works too long', { solution: {}, ms: 60_000 }, 1, 12_000],
  ])('lets the visitor send without it when %s, on a slow line too', async (_, work, workers, took) => {
    const page = await openPage([offerAfter(14_000), json(422, { captcha: contactStatus.captchaMissing })], work);
    const { sendContact } = await import('./send-contact.ts');
    const start = Date.now();
    const sent = sendContact(contactStatus, {}, vi.fn()).then(({ kind }) => [kind, Date.now() - start]);
    expect(await settle(sent)).toEqual(['unproved', 14_000 + took]);
    expect(page.workers).toMatchObject(Array.from({ length: workers }, () => ({ ended: true })));
  });

  test('is worked on for as long as the visitor writes', async () => {
    const { workers, prepareCaptcha, takeProver } = await openPage([OFFER], { solution: {}, ms: 60_000 });
    prepareCaptcha();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(await settle(takeProver().then((prover) => prover()))).toBeTypeOf('string');
    expect(workers).toHaveLength(1);
  });

  test('is computed when the message is sent, if the worker’s file had not arrived', async () => {
    const { workers, prepareCaptcha, takeProver } = await openPage([OFFER], {
      solution: {},
      ms: Number.POSITIVE_INFINITY,
    });
    prepareCaptcha();
    await vi.advanceTimersByTimeAsync(60_000);
    fakeWorkers({ solution: { counter: 7 }, ms: 300 });
    const start = Date.now();
    const proof = takeProver().then((prover) => prover());
    expect(await settle(proof.then((found) => found && Date.now() - start))).toBe(300);
    expect(workers).toMatchObject([{ ended: true }]);
  });

  test('is undefined in a browser without workers', async () => {
    const { takeProver } = await openPage([OFFER]);
    vi.stubGlobal('Worker', undefined);
    const prover = await settle(takeProver());
    expect(await prover()).toBeUndefined();
  });

  test('is computed when the message is sent, if it was interrupted before', async () => {
    const { takeProver } = await openPage([OFFER], fails);
    const prover = await settle(takeProver());
    fakeWorkers({ solution: { counter: 7 }, ms: 300 });
    expect(JSON.parse(atob((await settle(prover())) ?? ''))).toEqual({ challenge, solution: { counter: 7 } });
  });

  test('starts once, however often the form is touched, and is used once', async () => {
    const { asked, prepareCaptcha, takeProver } = await openPage([OFFER]);
    prepareCaptcha();
    prepareCaptcha();
    await settle(takeProver());
    expect(asked).toHaveLength(1);
    await settle(takeProver());
    expect(asked).toHaveLength(2);
  });
});

test.each(['turnstile', 'hcaptcha', 'recaptcha'])(
  '%s provides the token when the server names it as the captcha provider',
  async (provider) => {
    const prover = async () => 'a token';
    openProvider.mockReturnValue(prover);
    const { workers, takeProver } = await openPage([json(200, { provider, siteKey: 'its key' })]);
    expect(await settle(takeProver())).toBe(prover);
    expect(openProvider.mock.calls).toEqual([[provider, 'its key']]);
    expect(workers).toEqual([]);
  },
);

/** Milliseconds until a promise rejects; undefined if it does not. */
async function timeFailure(promise: Promise<unknown>): Promise<number | undefined> {
  const start = Date.now();
  return promise.then(
    () => undefined,
    () => Date.now() - start,
  );
}

describe('takeProver()', () => {
  test.each<[string, Reply, number]>([
    ['no network', noNetwork, 0],
    ['a server error', json(503, { provider: 'altcha', challenge }), 0],
    ['no response', silence, 15_000],
  ])('throws after %s, and requests the challenge again next time', async (_, reply, after) => {
    const { asked, prepareCaptcha, takeProver } = await openPage([reply, OFFER]);
    prepareCaptcha();
    expect(await settle(timeFailure(takeProver()))).toBe(after);
    expect(await settle(takeProver())).toBeTypeOf('function');
    expect(asked).toHaveLength(2);
  });

  test('throws when preparation has failed before, without an unhandled rejection', async () => {
    const { prepareCaptcha, takeProver } = await openPage([noNetwork, OFFER]);
    prepareCaptcha();
    await vi.runAllTimersAsync();
    await expect(takeProver()).rejects.toThrow('Failed to fetch');
  });
});

test.each([
  ['hashes', 'crypto', { randomUUID: () => '' }],
  ['random keys', 'crypto', { subtle: {} }],
  ['limits of the time of a request', 'AbortSignal', {}],
])('the captcha is not requested in a browser without %s', async (_, name, without) => {
  const { asked, canProve, prepareCaptcha } = await openPage([OFFER]);
  vi.stubGlobal(name, without);
  expect(canProve()).toBe(false);
  prepareCaptcha();
  expect(asked).toEqual([]);
});
