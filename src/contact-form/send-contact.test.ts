import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadPage } from '../../tests/harness/unit/fake-browser.ts';
import {
  type Asked,
  fakeNetwork,
  json,
  noNetwork,
  type Reply,
  settle,
  text,
} from '../../tests/harness/unit/fake-network.ts';
import { contactProblems, contactStatus, requestProblems } from '../../tests/harness/unit/our-content.ts';

const MESSAGE = { from_name: 'Ñusta Quishpe', message: '¿Cuánto vale un molino?' };
const STORED = { ok: true, reference: 'TL-7F3K2Q' };

const takeProver = vi.fn();
vi.mock('./captcha.ts', () => ({ PROOF_LIMIT_MS: 15_000, takeProver }));

beforeEach(() => {
  let proofs = 0;
  takeProver.mockReset();
  takeProver.mockImplementation(async () => async () => `proof ${++proofs}`);
  return loadPage();
});

/** Sends a message to a fake server. */
async function sendTo(...replies: readonly [Reply, ...Reply[]]) {
  const { sendContact } = await import('./send-contact.ts');
  const asked = fakeNetwork(...replies);
  const onWait = vi.fn();
  const outcome = await settle(sendContact(contactStatus, MESSAGE, onWait));
  return { outcome, asked, onWait };
}
const keptKey = () => sessionStorage.getItem('contact-key');
const proofOf = ({ init }: Asked) => JSON.parse(String(init.body)).captcha;

describe('the outcome', () => {
  const failed = (reason: string = contactStatus.failure) => ({
    kind: 'failed',
    text: reason,
    message: MESSAGE.message,
  });
  const errors = { from_email: contactProblems.email };

  test.each<[string, Reply, object]>([
    ['201', json(201, STORED), { kind: 'sent', reference: STORED.reference }],
    ['200', json(200, STORED), { kind: 'sent', reference: STORED.reference }],
    ['200 without a reference', json(200, { ok: true }), failed()],
    ['200 that is not an object', json(200, null), failed()],
    ['200 with a page', text(200, '<h1>Sign in</h1>'), failed()],
    ['403', json(403, { ok: false, error: requestProblems.origin }), failed(requestProblems.origin)],
    // The visitor can do nothing about a key conflict: show the general failure.
    ['409', json(409, { ok: false, error: requestProblems.keyReused }), failed()],
    ['422 with errors', json(422, { ok: false, errors }), { kind: 'invalid', errors }],
    [
      '422 with captcha',
      json(422, { ok: false, captcha: contactStatus.captchaMissing }),
      { ...failed(contactStatus.captchaMissing), kind: 'unproved' },
    ],
    ['500', json(500, { ok: false }), failed()],
    ['none, without a network', noNetwork, failed()],
  ])('follows from the response: %s', async (_, reply, expected) => {
    const { outcome } = await sendTo(reply);
    expect(outcome).toEqual(expected);
  });
});

describe('the idempotency key', () => {
  test('is deleted once the message is stored', async () => {
    await sendTo(json(201, STORED));
    expect(keptKey()).toBeNull();
  });

  test.each<[string, Reply]>([
    ['no response', noNetwork],
    ['a failure', json(500, {})],
    ['a refused field', json(422, { errors: { message: contactProblems.tooLong } })],
    ['a refused proof', json(422, { captcha: contactStatus.captchaMissing })],
  ])('is kept after %s', async (_, reply) => {
    await sendTo(reply);
    expect(keptKey()).toContain('"key 1"');
  });
});

describe('the captcha', () => {
  const unproved = json(422, { captcha: contactStatus.captchaMissing });

  test('is solved again once when rejected, with the same key', async () => {
    const { outcome, asked } = await sendTo(unproved, json(201, STORED));
    expect(outcome.kind).toBe('sent');
    expect(asked.map(proofOf)).toEqual(['proof 1', 'proof 2']);
    expect(new Set(asked.map(({ init }) => JSON.stringify(init.headers))).size).toBe(1);
  });

  test('is not solved a third time after two rejections', async () => {
    const { asked } = await sendTo(unproved);
    expect(asked.map(proofOf)).toEqual(['proof 1', 'proof 2']);
  });

  test('is reported as missing by the server when unsolvable', async () => {
    takeProver.mockResolvedValue(async () => undefined);
    const { outcome, asked } = await sendTo(unproved);
    expect(outcome).toEqual({ kind: 'unproved', text: contactStatus.captchaMissing, message: MESSAGE.message });
    expect(asked.map(proofOf)).toEqual(['']);
  });

  test('is not needed again for a message that the server has, whose responses were lost', async () => {
    const lost = await sendTo(noNetwork);
    takeProver.mockResolvedValue(async () => undefined);
    const { outcome, asked } = await sendTo(json(200, STORED));
    expect(outcome).toEqual({ kind: 'sent', reference: STORED.reference });
    expect(asked[0]?.init.headers).toEqual(lost.asked[0]?.init.headers);
  });

  test('is requested again while the server is unreachable', async () => {
    takeProver.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { outcome, asked, onWait } = await sendTo(json(201, STORED));
    expect(outcome.kind).toBe('sent');
    expect(asked.map(({ at }) => at)).toEqual([1_000]);
    expect(onWait.mock.calls).toEqual([['unanswered']]);
  });

  test('is given up after the last attempt: the server itself then refuses the message', async () => {
    takeProver.mockRejectedValue(new TypeError('Failed to fetch'));
    const { outcome, asked } = await sendTo(unproved);
    // From here on, submitting again posts the form without a captcha.
    expect(outcome.kind).toBe('unproved');
    expect(takeProver).toHaveBeenCalledTimes(4);
    expect(asked.map(proofOf)).toEqual([undefined]);
  });

  test('is given up after 15 s in total', async () => {
    takeProver.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValue(new Promise(() => {}));
    const { outcome, asked } = await sendTo(noNetwork);
    expect(outcome.kind).toBe('failed');
    expect(asked.map(({ at }) => at)).toEqual([15_000]);
  });

  test('is tried for the last time after 15 s, instead of waiting on', async () => {
    const at: number[] = [];
    takeProver.mockImplementation(() => {
      at.push(Date.now());
      return new Promise((_, reject) => setTimeout(reject, 2_000, new TypeError('Failed to fetch')));
    });
    const { outcome } = await sendTo(noNetwork);
    expect(outcome.kind).toBe('failed');
    expect(at.map((time) => time - (at[0] ?? 0))).toEqual([0, 3_000, 8_000, 15_000]);
  });
});

test('sendContact() turns an exception in the browser into a failure', async () => {
  takeProver.mockResolvedValue(() => Promise.reject(new Error('no memory')));
  const { outcome } = await sendTo(json(201, STORED));
  expect(outcome).toEqual({ kind: 'failed', text: contactStatus.failure, message: MESSAGE.message });
});
