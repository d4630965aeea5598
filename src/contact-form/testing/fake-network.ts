import { vi } from 'vitest';

/** What comes back for one request; given the signal that cuts it off. */
export type Reply = (signal: AbortSignal) => Promise<Response>;
/** When a request was made, in milliseconds since the first one, and what it carried. */
export type Asked = { readonly at: number; readonly url: string; readonly init: RequestInit };

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  async () =>
    Response.json(body, { status, headers });

/** An answer whose body is not JSON, such as a proxy's own page. */
export const text =
  (status: number, body: string): Reply =>
  async () =>
    new Response(body, { status });

export const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** No answer until the browser gives up. */
export const silence: Reply = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/**
 * Replaces `fetch` and the clock: requests get the replies in turn, the last one again and again. Returns the requests
 * made. Time stands still until a test moves it.
 */
export function fakeNetwork(...replies: readonly [Reply, ...Reply[]]): Asked[] {
  vi.useFakeTimers();
  // The platform's own runs on a clock that cannot be replaced.
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

/** Lets all the time pass that something waits for, and resolves to what it resolves to. */
export async function settle<Result>(promise: Promise<Result>): Promise<Result> {
  await vi.runAllTimersAsync();
  return promise;
}
