import type { Clock } from '../process/clock.ts';

/** Third parties answer our requests with a few hundred bytes. */
const LIMIT_BYTES = 64 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];

/** An answer that was read to its end. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string };

export type Bounds = {
  /** Longest body, in bytes; 64 KiB unless given. */
  readonly limitBytes?: number;
  /** How long it may take from the request to the last byte. */
  readonly deadline?: { readonly clock: Clock; readonly ms: number };
};

/** Why there is no answer: `timeout`, `redirect`, `too large`, or the system's code for what happened to the connection. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`No answer: ${code}`, options);
    this.code = code;
  }
}

/**
 * Asks another host and reads its whole answer, whatever the status. A redirect is never followed: it would take what is
 * sent to an unknown host. The body of an error may be cut at the limit; any other that is longer fails.
 * Throws FetchError.
 */
export async function fetchBounded(url: string, request: RequestInit, bounds: Bounds = {}): Promise<Answer> {
  const { limitBytes = LIMIT_BYTES, deadline } = bounds;
  const limit = new AbortController();
  const cancel = deadline?.clock.after(deadline.ms, () => limit.abort(new FetchError('timeout')));
  const signal = request.signal ? AbortSignal.any([limit.signal, request.signal]) : limit.signal;
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual', signal });
    if (REDIRECTS.includes(answer.status)) {
      await answer.body?.cancel();
      throw new FetchError('redirect');
    }
    return { status: answer.status, headers: answer.headers, text: await readText(answer, limitBytes) };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const { code } = ((error as Error).cause ?? error) as { code?: unknown };
    throw new FetchError(typeof code === 'string' ? code : 'network', { cause: error });
  } finally {
    cancel?.();
  }
}

async function readText(answer: Response, limitBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const piece of answer.body ?? []) {
    size += piece.byteLength;
    if (size > limitBytes) {
      if (answer.ok) throw new FetchError('too large');
      // Leaving the loop closes the connection.
      break;
    }
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}
