import { beforeEach, expect, vi } from 'vitest';

/**
 * A complaint of React, of a parser or of our own code that nobody asked for fails the test it appears in.
 * A test that provokes one spies on `console.error` itself and clears the spy.
 */
beforeEach(() => {
  const complaints = vi.spyOn(console, 'error');
  return () => {
    const made = complaints.mock.calls;
    complaints.mockRestore();
    expect(made, 'console.error was called').toEqual([]);
  };
});
