import { vi } from 'vitest';

/** The response to one request, which the signal may abort. */
export type Reply = (signal: AbortSignal) => Promise<Response>;
/** A request; `at` is in milliseconds since `fakeNetwork()` was called. */
export type Asked = { readonly at: number; readonly url: string; readonly init: RequestInit };

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  async () =>
    Response.json(body, { status, headers });

/** A response that is not JSON, such as a proxy's error page. */
export const text =
  (status: number, body: string): Reply =>
  async () =>
    new Response(body, { status });

export const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** No response until the request is aborted. */
export const silence: Reply = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/**
 * Replaces `fetch` and the clock: requests get the replies in turn, then always the last one. Returns the requests. Time
 * stands still until a test advances it.
 */
export function fakeNetwork(...replies: readonly [Reply, ...Reply[]]): Asked[] {
  vi.useFakeTimers();
  // Fake timers do not cover `AbortSignal.timeout()`.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms);
    return controller.signal;
  });
  const asked: Asked[] = [];
  const start = Date.now();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const reply = replies[Math.min(asked.length, replies.length - 1)] as Reply;
    asked.push({ at: Date.now() - start, url, init });
    return reply(init.signal ?? new AbortController().signal);
  });
  return asked;
}

/** Advances the clock until a promise settles. */
export async function settle<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync();
  return promise;
}
