import { createHash } from 'node:crypto';
import { vi } from 'vitest';

/** Replaces `crypto`: hashes are real, random UUIDs are `key 1`, `key 2` and so on. */
export function fakeCrypto(): void {
  let keys = 0;
  vi.stubGlobal('crypto', {
    subtle: { digest: async (_name: string, data: Uint8Array) => createHash('sha256').update(data).digest() },
    randomUUID: () => `key ${++keys}`,
  });
}

/** Sets up a page with empty storage and silent warnings. Returns its clean-up, as `beforeEach` expects. */
export function loadPage(): () => void {
  sessionStorage.clear();
  fakeCrypto();
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.resetModules();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
}

/** Forbids `sessionStorage`: browsers throw when it is accessed. */
export function forbidStorage(): void {
  vi.stubGlobal('sessionStorage', undefined);
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

/** Makes `sessionStorage` full. */
export function fillStorage(): void {
  const { sessionStorage } = globalThis;
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => sessionStorage.getItem(name),
    removeItem: (name: string) => sessionStorage.removeItem(name),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
  });
}
