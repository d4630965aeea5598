import { beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { loadPage } from '../../tests/harness/unit/fake-browser.ts';
import {
  type Asked,
  fakeNetwork,
  json,
  noNetwork,
  type Reply,
  settle,
  silence,
  text,
} from '../../tests/harness/unit/fake-network.ts';

const MESSAGE = { from_name: 'Ñusta Quishpe', message: '¿Cuánto vale un molino?' };
const STORED = { ok: true, reference: 'TL-7F3K2Q' };
const RETRIED = [0, 1_000, 4_000, 12_000];

const keyOf = ({ init }: Asked) => new Headers(init.headers).get('idempotency-key');
const timesOf = (asked: readonly Asked[]) => asked.map(({ at }) => at);

beforeEach(loadPage);

/** Delivers a message to a fake server from a freshly loaded module. */
async function deliverTo(...replies: readonly [Reply, ...Reply[]]) {
  const { deliver } = await import('./deliver.ts');
  const asked = fakeNetwork(...replies);
  const onWait = vi.fn();
  const send = (fields = MESSAGE) => settle(deliver(fields, 'the proof', onWait));
  return { answer: await send(), asked, onWait, send };
}

test('deliver() posts the message as JSON with captcha and key, using keepalive', async () => {
  const { asked } = await deliverTo(json(201, STORED));
  expect(asked).toHaveLength(1);
  const [{ url, init }] = asked as [Asked];
  expect(url).toBe(routes.contactApi);
  expect(init).toMatchObject({ method: 'POST', keepalive: true });
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'key 1',
  });
  expect(JSON.parse(String(init.body))).toEqual({ ...MESSAGE, captcha: 'the proof' });
});

describe('retries with the same key and text', () => {
  test.each<[string, Reply, number[]]>([
    ['no network', noNetwork, RETRIED],
    // Each attempt times out after 15 s.
    ['no response', silence, [0, 16_000, 34_000, 57_000]],
    ['502', json(502, {}), RETRIED],
    ['503', json(503, {}), RETRIED],
    ['503 with another Retry-After', json(503, {}, { 'retry-after': '5' }), RETRIED],
    ['504', json(504, {}), RETRIED],
    ['an error page of a proxy', text(502, '<h1>Bad Gateway</h1>'), RETRIED],
    ['a truncated response', text(201, '{"ok":tr'), RETRIED],
  ])('follow after 1, 3 and 8 s for %s', async (_, reply, times) => {
    const { asked, onWait } = await deliverTo(reply);
    expect(timesOf(asked)).toEqual(times);
    expect(new Set(asked.map(({ init }) => init.body)).size).toBe(1);
    expect(asked.map(keyOf)).toEqual(times.map(() => 'key 1'));
    expect(onWait.mock.calls).toEqual([['unanswered'], ['unanswered'], ['unanswered']]);
  });

  test('follow as soon as the network returns, then with the usual back-off', async () => {
    const { deliver } = await import('./deliver.ts');
    const asked = fakeNetwork(noNetwork, noNetwork, json(201, STORED));
    const delivered = deliver(MESSAGE, 'the proof', vi.fn());
    await vi.advanceTimersByTimeAsync(400);
    window.dispatchEvent(new Event('online'));
    expect((await settle(delivered))?.reply).toEqual(STORED);
    expect(timesOf(asked)).toEqual([0, 400, 3_400]);
  });

  test('return the response to the last attempt, or undefined without one', async () => {
    expect((await deliverTo(json(503, { error: 'later' }))).answer?.reply.error).toBe('later');
    expect((await deliverTo(json(503, {}), noNetwork)).answer).toBeUndefined();
  });
});

test.each([200, 201, 400, 403, 413, 415, 422, 500, 501])('status %d is not retried', async (status) => {
  const { answer, asked, onWait } = await deliverTo(json(status, { error: 'why' }));
  expect(answer).toEqual({ status, retryAfterMs: 0, reply: { error: 'why' } });
  expect(timesOf(asked)).toEqual([0]);
  expect(onWait).not.toHaveBeenCalled();
});

describe('429', () => {
  const limited = (seconds: number) => json(429, { error: 'too many' }, { 'retry-after': `${seconds}` });

  test.each([7, 60])('is retried once with the same key after a Retry-After of %d s', async (seconds) => {
    const { answer, asked, onWait } = await deliverTo(limited(seconds), json(201, STORED));
    expect(answer?.reply).toEqual(STORED);
    expect(timesOf(asked)).toEqual([0, seconds * 1_000]);
    expect(asked.map(keyOf)).toEqual(['key 1', 'key 1']);
    expect(onWait.mock.calls).toEqual([['limited']]);
  });

  test('is returned when the retry gets it again', async () => {
    const { answer, asked } = await deliverTo(limited(7));
    expect(answer?.reply.error).toBe('too many');
    expect(timesOf(asked)).toEqual([0, 7_000]);
  });

  test('with a Retry-After of more than a minute is returned at once', async () => {
    const { answer, asked, onWait } = await deliverTo(limited(61));
    expect(answer).toEqual({ status: 429, retryAfterMs: 61_000, reply: { error: 'too many' } });
    expect(timesOf(asked)).toEqual([0]);
    expect(onWait).not.toHaveBeenCalled();
  });
});

describe('409 (the key belongs to another message)', () => {
  const taken = json(409, { error: 'taken' });

  test('is retried at once with a new key', async () => {
    const { answer, asked } = await deliverTo(taken, json(201, STORED));
    expect(answer?.reply).toEqual(STORED);
    expect(timesOf(asked)).toEqual([0, 0]);
    expect(asked.map(keyOf)).toEqual(['key 1', 'key 2']);
  });

  test('is not retried a second time', async () => {
    const { answer, asked } = await deliverTo(taken);
    expect(answer).toBeUndefined();
    expect(asked).toHaveLength(2);
  });
});

test('after a failure, the same fields keep their key and changed fields get a new one', async () => {
  const { asked, send } = await deliverTo(json(500, {}));
  await send();
  await send({ ...MESSAGE, from_name: 'Ñusta Quishpe Toapanta' });
  expect(asked.map(keyOf)).toEqual(['key 1', 'key 1', 'key 2']);
});
