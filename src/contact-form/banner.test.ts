import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasBanner, limitBanner } from './banner.ts';
import type { FormStatus } from './form-status.ts';

const failure = { text: 'Why.', message: 'What was typed' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

describe('the banner', () => {
  test.each<[FormStatus, boolean, number]>([
    [{ kind: 'idle' }, false, Number.POSITIVE_INFINITY],
    [{ kind: 'submitting' }, true, Number.POSITIVE_INFINITY],
    [{ kind: 'submitting', waiting: 'limited' }, true, Number.POSITIVE_INFINITY],
    [{ kind: 'invalid', errors: {} }, false, Number.POSITIVE_INFINITY],
    [{ kind: 'sent', reference: 'TL-7F3K2Q' }, true, 5_000],
    [{ kind: 'unproved', ...failure }, true, 5_000],
    [{ kind: 'failed', ...failure }, true, 5_000],
  ])('for %j: shown %s, for %d ms', (status, shown, ms) => {
    const start = Date.now();
    let shownFor = Number.POSITIVE_INFINITY;
    limitBanner(status, () => {
      shownFor = Date.now() - start;
    });
    vi.runAllTimers();
    expect([hasBanner(status), shownFor]).toEqual([shown, ms]);
  });

  test('is not hidden by the timeout of an earlier status', () => {
    const expire = vi.fn();
    limitBanner({ kind: 'failed', ...failure }, expire)?.();
    vi.runAllTimers();
    expect(expire).not.toHaveBeenCalled();
  });
});
