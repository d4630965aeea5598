import { type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { MIN_CHALLENGE_AGE_MS } from '../../../domain/contact/protocol.ts';
import { contactStatus } from '../../../tests/harness/unit/our-content.ts';
import { sendMessage } from '../../../tests/harness/unit/send-contact.ts';
import { openTestApp } from '../../../tests/harness/unit/test-app.ts';
import { CHALLENGE_MS, openAltcha } from './altcha.ts';

const KEY = 'a key of the tests';
const start = Date.UTC(2026, 10, 21, 12);
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('altcha', () => {
  let challenge: Challenge;
  let solution: Solution;
  beforeAll(async () => {
    const offer = await openAltcha(KEY, async () => start).offer(false);
    challenge = (offer as { challenge: Challenge }).challenge;
    solution = (await solveChallenge({ challenge, deriveKey })) as Solution;
  });

  const checkAfter = (ms: number, response: string, key = KEY) =>
    openAltcha(key, async () => start + ms).check(response);

  test('offers a signed challenge of the usual cost', () => {
    expect(challenge).toEqual({
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        data: { issuedAt: start },
        keyLength: 32,
        keyPrefix: expect.stringMatching(/^[0-9a-f]{32}$/),
        nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
        salt: expect.any(String),
      },
      signature: expect.any(String),
    });
    expect(solution.counter).toBeGreaterThanOrEqual(750);
    expect(solution.counter).toBeLessThanOrEqual(1_500);
  });

  test('offers a challenge of four times the work while traffic is high, and accepts its solution', async () => {
    const offer = await openAltcha(KEY, async () => start).offer(true);
    const { challenge: harder } = offer as { challenge: Challenge };
    const found = (await solveChallenge({ challenge: harder, deriveKey, counterStart: 3_000 })) as Solution;
    expect(found.counter).toBeGreaterThanOrEqual(3_000);
    expect(found.counter).toBeLessThanOrEqual(6_000);
    expect(await checkAfter(MIN_CHALLENGE_AGE_MS, encode({ challenge: harder, solution: found }))).toMatchObject({
      kind: 'passed',
    });
  });

  test.each([
    ['at once', 0, 'tooFast'],
    ['one millisecond too early', MIN_CHALLENGE_AGE_MS - 1, 'tooFast'],
    ['after two seconds', MIN_CHALLENGE_AGE_MS, 'passed'],
    ['just in time', CHALLENGE_MS - 1, 'passed'],
    ['too late', CHALLENGE_MS, 'refused'],
    ['after the clock was set back a little', -25_000, 'passed'],
    ['after the clock was set back a day', -24 * CHALLENGE_MS, 'refused'],
  ])('judges a solution that arrives %s (%d ms) as %s', async (_name, ms, kind) => {
    const verdict = await checkAfter(ms, encode({ challenge, solution }));
    expect(verdict).toEqual(kind === 'refused' ? { kind } : { kind, nonce: challenge.parameters.nonce });
  });

  test('accepts the solution of another server’s challenge only with the same key', async () => {
    const response = encode({ challenge, solution });
    expect(await checkAfter(MIN_CHALLENGE_AGE_MS, response)).toMatchObject({ kind: 'passed' });
    expect(await checkAfter(MIN_CHALLENGE_AGE_MS, response, 'another key')).toEqual({ kind: 'refused' });
  });

  test.each<[string, (given: { challenge: Challenge; solution: Solution }) => string]>([
    ['an empty payload', () => ''],
    ['a payload that is not base64', () => '%%%'],
    ['a payload that is not JSON', () => 'aG9sYQ=='],
    ['JSON of another shape', () => encode([1])],
    ['a challenge without a solution', (given) => encode({ challenge: given.challenge })],
    ['another counter', (given) => encode({ ...given, solution: { ...given.solution, counter: 1 } })],
    ['another key', (given) => encode({ ...given, solution: { ...given.solution, derivedKey: 'ab'.repeat(32) } })],
    [
      'a key that is not hexadecimal',
      (given) => encode({ ...given, solution: { ...given.solution, derivedKey: 'x' } }),
    ],
    ['a missing signature', (given) => encode({ ...given, challenge: { parameters: given.challenge.parameters } })],
    ['a lower cost', (given) => encode(forge(given, { cost: 1 }))],
    ['a later time of issue', (given) => encode(forge(given, { data: { issuedAt: start + 1 } }))],
    ['an earlier time of issue', (given) => encode(forge(given, { data: { issuedAt: 1 } }))],
    ['another nonce', (given) => encode(forge(given, { nonce: '00'.repeat(16) }))],
  ])('refuses %s', async (_name, forged) => {
    expect(await checkAfter(MIN_CHALLENGE_AGE_MS, forged({ challenge, solution }))).toEqual({ kind: 'refused' });
  });
});

test('a solved challenge is accepted over HTTP once', async () => {
  const { app, clock, store } = await openTestApp({ openCaptcha: ({ now }) => openAltcha(KEY, async () => now()) });
  const { provider, challenge } = (await app.inject('/api/v1/captcha')).json();
  expect(provider).toBe('altcha');
  // The challenge went through JSON, as it does on its way to the browser's worker.
  const solution = await solveChallenge({ challenge, deriveKey });
  clock.advance(MIN_CHALLENGE_AGE_MS);
  const post = (message: string) => sendMessage(app, { captcha: encode({ challenge, solution }), message });
  expect((await post('El primer mensaje')).statusCode).toBe(201);
  const replayed = await post('Otro mensaje con lo mismo');
  expect(replayed.statusCode).toBe(422);
  expect(replayed.json()).toEqual({ ok: false, captcha: contactStatus.captchaMissing });
  expect(await store.selectFrom('lead').select('quarantine').execute()).toEqual([{ quarantine: null }]);
  expect(await store.selectFrom('captcha_nonce').selectAll().execute()).toEqual([
    { nonce: challenge.parameters.nonce, used_at: clock.now() },
  ]);
});

function forge({ challenge, solution }: { challenge: Challenge; solution: Solution }, change: object) {
  return { challenge: { ...challenge, parameters: { ...challenge.parameters, ...change } }, solution };
}
