import { beforeEach, expect, vi } from 'vitest';

/**
 * An unexpected `console.error`, from React, a parser or our own code, fails the test.
 * A test that expects one spies on `console.error` itself and clears the spy.
 */
beforeEach(() => {
  const consoleError = vi.spyOn(console, 'error');
  return () => {
    const { calls } = consoleError.mock;
    consoleError.mockRestore();
    expect(calls, 'console.error was called').toEqual([]);
  };
});
