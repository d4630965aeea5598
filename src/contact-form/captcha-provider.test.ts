import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExternalCaptcha } from '../../domain/contact/protocol.ts';
import { settle } from '../../tests/harness/unit/fake-network.ts';

const GLOBALS = { turnstile: 'turnstile', hcaptcha: 'hcaptcha', recaptcha: 'grecaptcha' };
/** Turnstile's throws in a script that was loaded async, as created ones are; hCaptcha has none. */
const READY = {
  turnstile: () => {
    throw new Error('loaded async');
  },
  hcaptcha: undefined,
  recaptcha: (start: () => void) => start(),
};
/** The callbacks that a provider was given. */
type Callbacks = Readonly<Record<string, (token?: string) => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

class FakeElement extends EventTarget {
  isShown = true;
  readonly scrollIntoView = vi.fn();
  remove() {
    this.isShown = false;
  }
}

/** A page whose provider does `behave` once it is asked for a token. */
async function openPage(name: ExternalCaptcha, behave: (callbacks: Callbacks) => void) {
  const hosts: FakeElement[] = [];
  const appendChild = (host: FakeElement) => {
    hosts.push(host);
    return host;
  };
  const append = (script: FakeElement) => queueMicrotask(() => script.dispatchEvent(new Event('load')));
  const createElement = () => new FakeElement();
  vi.stubGlobal('document', { createElement, head: { append }, body: { appendChild }, querySelector: () => null });
  let given: Callbacks = {};
  const render = (_host: object, callbacks: Callbacks) => {
    given = callbacks;
    return 'widget';
  };
  vi.stubGlobal('window', { [GLOBALS[name]]: { ready: READY[name], render, execute: () => behave(given) } });
  const { openProvider } = await import('./captcha-provider.ts');
  const start = Date.now();
  const token = await settle(openProvider(name, 'key')());
  return { token, hosts, seconds: Math.round((Date.now() - start) / 1_000) };
}

const later = (seconds: number, run: () => void) => void setTimeout(run, seconds * 1_000);

test.each<[ExternalCaptcha, string | undefined, string | undefined]>([
  ['turnstile', 'before-interactive-callback', 'after-interactive-callback'],
  ['hcaptcha', 'open-callback', 'close-callback'],
  ['recaptcha', undefined, undefined],
])('%s: a visitor who takes a minute to solve a challenge gets a token', async (name, asks, solved) => {
  const { token, hosts } = await openPage(name, (callbacks) => {
    later(1, () => asks && callbacks[asks]?.());
    later(60, () => solved && callbacks[solved]?.());
    later(61, () => callbacks['callback']?.('token'));
  });
  expect(token).toBe('token');
  expect(hosts).toMatchObject([{ isShown: false }]);
});

test('the box of Turnstile is scrolled into view once the visitor must tick it', async () => {
  const boxes = async (behave: (callbacks: Callbacks) => void) => {
    const { hosts } = await openPage('turnstile', behave);
    return hosts.map(({ scrollIntoView }) => scrollIntoView.mock.calls);
  };
  expect(await boxes((callbacks) => callbacks['callback']?.('token'))).toEqual([[]]);
  const asks = (callbacks: Callbacks) => callbacks['before-interactive-callback']?.();
  expect(await boxes(asks)).toEqual([[[{ block: 'center' }]]]);
});

describe('there is no token', () => {
  test.each<[string, ExternalCaptcha, (callbacks: Callbacks) => void, number]>([
    ['of a provider that does not answer', 'turnstile', () => {}, 20],
    ['after an error', 'hcaptcha', (callbacks) => later(3, () => callbacks['error-callback']?.()), 3],
    [
      'for a visitor who leaves the challenge open',
      'turnstile',
      (callbacks) => callbacks['before-interactive-callback']?.(),
      120,
    ],
    [
      'for a visitor who closes the challenge',
      'hcaptcha',
      (callbacks) => {
        callbacks['open-callback']?.();
        later(5, () => callbacks['close-callback']?.());
      },
      8,
    ],
  ])('%s', async (_name, provider, behave, expected) => {
    expect(await openPage(provider, behave)).toMatchObject({
      token: undefined,
      seconds: expected,
      hosts: [{ isShown: false }],
    });
  });
});
