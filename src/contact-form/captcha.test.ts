import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { fakeCrypto } from './testing/fake-browser.ts';
import { fakeNetwork, json, noNetwork, type Reply, settle, silence } from './testing/fake-network.ts';

const openProvider = vi.fn();
vi.mock('./captcha-provider.ts', () => ({ openProvider }));

const challenge = { parameters: { nonce: 'a challenge' } };
const OFFER = json(200, { provider: 'altcha', challenge });

/** What the worker answers, undefined for an error of its own, and after what time. */
type Work = { readonly solution: object | null | undefined; readonly ms: number };

/** Replaces `Worker`; returns those that were started. */
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
      const event = solution === undefined ? new Event('error') : new MessageEvent('message', { data: solution });
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
  vi.resetModules();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** A page whose server answers so, and whose worker works so. */
async function openPage(replies: readonly [Reply, ...Reply[]], work: Work = { solution: { counter: 7 }, ms: 300 }) {
  const asked = fakeNetwork(...replies);
  const workers = fakeWorkers(work);
  return { asked, workers, ...(await import('./captcha.ts')) };
}

describe('a proof of work', () => {
  test('is the solution of the server’s challenge, made beside the page', async () => {
    const { asked, workers, takeProver } = await openPage([OFFER]);
    const prover = await settle(takeProver());
    expect(JSON.parse(atob((await prover?.()) ?? ''))).toEqual({ challenge, solution: { counter: 7 } });
    expect(asked).toMatchObject([{ url: routes.captchaApi, init: { cache: 'no-store' } }]);
    expect(workers).toMatchObject([{ asked: [challenge], ended: true }]);
  });

  test.each([
    [300, 2_200],
    [2_100, 2_200],
    [5_000, 5_000],
  ])('that takes %d ms is ready %d ms after the challenge was asked for', async (ms, expected) => {
    const { takeProver } = await openPage([OFFER], { solution: {}, ms });
    const start = Date.now();
    expect(await settle(takeProver().then(() => Date.now() - start))).toBe(expected);
  });

  test('is none where the challenge has no solution', async () => {
    const { takeProver } = await openPage([OFFER], { solution: null, ms: 10 });
    const prover = await settle(takeProver());
    expect(await prover?.()).toBeUndefined();
  });

  test('is begun once, however often the form is touched, and used once', async () => {
    const { asked, prepareCaptcha, takeProver } = await openPage([OFFER]);
    prepareCaptcha();
    prepareCaptcha();
    await settle(takeProver());
    expect(asked).toHaveLength(1);
    await settle(takeProver());
    expect(asked).toHaveLength(2);
  });
});

test.each(['turnstile', 'hcaptcha', 'recaptcha'])('%s makes the proof when the server names it', async (provider) => {
  const prover = async () => 'a token';
  openProvider.mockReturnValue(prover);
  const { workers, takeProver } = await openPage([json(200, { provider, siteKey: 'its key' })]);
  expect(await settle(takeProver())).toBe(prover);
  expect(openProvider.mock.calls).toEqual([[provider, 'its key']]);
  expect(workers).toEqual([]);
});

/** After how many milliseconds a promise is rejected; undefined when it is not. */
async function timeFailure(promise: Promise<unknown>): Promise<number | undefined> {
  const start = Date.now();
  return promise.then(
    () => undefined,
    () => Date.now() - start,
  );
}

describe('without an offer', () => {
  test.each<[string, Reply, number]>([
    ['no network', noNetwork, 0],
    ['a failure of the server', json(503, { provider: 'altcha', challenge }), 0],
    ['no answer', silence, 15_000],
  ])('%s: it throws, and the next try asks again', async (_, reply, after) => {
    const { asked, prepareCaptcha, takeProver } = await openPage([reply, OFFER]);
    prepareCaptcha();
    expect(await settle(timeFailure(takeProver()))).toBe(after);
    expect(await settle(takeProver())).toBeTypeOf('function');
    expect(asked).toHaveLength(2);
  });

  test('a worker that cannot run is a failure at once', async () => {
    const { takeProver, workers } = await openPage([OFFER], { solution: undefined, ms: 10 });
    expect(await settle(timeFailure(takeProver()))).toBe(10);
    expect(workers).toMatchObject([{ ended: true }]);
  });

  test('a failure that comes before the proof is wanted is no error of the page', async () => {
    const { prepareCaptcha, takeProver } = await openPage([noNetwork, OFFER]);
    prepareCaptcha();
    await vi.runAllTimersAsync();
    await expect(takeProver()).rejects.toThrow('Failed to fetch');
  });
});

test.each([
  ['hashes', { randomUUID: () => '' }],
  ['random keys', { subtle: {} }],
])('a browser without %s cannot prove anything: nothing is asked for', async (_, crypto) => {
  vi.stubGlobal('crypto', crypto);
  const { asked, canProve, takeProver } = await openPage([OFFER]);
  expect(canProve()).toBe(false);
  expect(await settle(takeProver())).toBeUndefined();
  expect(asked).toEqual([]);
});
