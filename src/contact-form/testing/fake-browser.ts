import { createHash } from 'node:crypto';
import { vi } from 'vitest';

/** Stands in for `crypto`: the same hashes, without a thread of their own, and numbered keys. */
export function fakeCrypto(): void {
  let keys = 0;
  vi.stubGlobal('crypto', {
    subtle: { digest: async (_name: string, data: Uint8Array) => createHash('sha256').update(data).digest() },
    randomUUID: () => `key ${++keys}`,
  });
}

/** A page that was just loaded, its storage empty and its warnings silent. Returns what undoes it, for `beforeEach`. */
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

/** Replaces `sessionStorage` by one that the visitor has forbidden: a browser throws as soon as it is mentioned. */
export function forbidStorage(): void {
  vi.stubGlobal('sessionStorage', undefined);
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
}

/** Replaces `sessionStorage` by one that takes nothing more. */
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
