import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fillStorage, forbidStorage } from '../../tests/harness/unit/fake-browser.ts';

const MESSAGE = {
  from_name: 'Ñusta Quishpe',
  from_email: 'nusta@correo.ec',
  from_phone: '',
  message: '¿Cuánto cuesta?',
};

/** A fresh module, as after a page load. */
function loadPage() {
  vi.resetModules();
  return import('./message-key.ts');
}

beforeEach(() => {
  sessionStorage.clear();
  return vi.unstubAllGlobals;
});

describe('the idempotency key', () => {
  test('is a UUID, equal for equal fields', async () => {
    const { keyFor } = await loadPage();
    const key = await keyFor(MESSAGE);
    expect(key).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(await keyFor({ ...MESSAGE })).toBe(key);
  });

  test.each(Object.keys(MESSAGE))('changes with %s', async (field) => {
    const { keyFor } = await loadPage();
    const key = await keyFor(MESSAGE);
    const changed = { ...MESSAGE, [field]: 'otro texto' };
    const second = await keyFor(changed);
    expect(second).not.toBe(key);
    expect(await keyFor(changed)).toBe(second);
  });

  test('changes once the message is stored', async () => {
    const { keyFor, forgetKey } = await loadPage();
    const key = await keyFor(MESSAGE);
    forgetKey();
    expect(sessionStorage).toHaveLength(0);
    expect(await keyFor(MESSAGE)).not.toBe(key);
  });
});

describe('after a reload', () => {
  test('equal fields keep the key, others get a new one', async () => {
    const key = await (await loadPage()).keyFor(MESSAGE);
    const { keyFor } = await loadPage();
    expect(await keyFor(MESSAGE)).toBe(key);
    expect(await keyFor({ ...MESSAGE, message: 'otro texto' })).not.toBe(key);
  });
});

describe('session storage', () => {
  test('holds nothing that was typed', async () => {
    await (await loadPage()).keyFor(MESSAGE);
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('contact-key');
    for (const value of Object.values(MESSAGE).filter(Boolean)) expect(stored).not.toContain(value);
  });

  test('holds a different hash for the same message in each visit', async () => {
    const hashes = [];
    for (const _ of ['one', 'another']) {
      await (await loadPage()).keyFor(MESSAGE);
      hashes.push(JSON.parse(sessionStorage.getItem('contact-key') ?? '').hash);
      sessionStorage.clear();
    }
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});

describe.each([
  ['forbidden', forbidStorage],
  ['full', fillStorage],
])('with storage %s', (_, restrict) => {
  test('the key lasts as long as the page', async () => {
    restrict();
    const { keyFor, forgetKey } = await loadPage();
    const key = await keyFor(MESSAGE);
    expect(await keyFor(MESSAGE)).toBe(key);
    forgetKey();
    expect(await keyFor(MESSAGE)).not.toBe(key);
    expect(await (await loadPage()).keyFor(MESSAGE)).not.toBe(key);
  });
});

test.each(['', 'no JSON', '{}', '5', 'null', '{"key":"x"}'])('keyFor() ignores invalid data: %s', async (stored) => {
  sessionStorage.setItem('contact-key', stored);
  const { keyFor } = await loadPage();
  const key = await keyFor(MESSAGE);
  expect(key).not.toBe('x');
  expect(await keyFor(MESSAGE)).toBe(key);
});
