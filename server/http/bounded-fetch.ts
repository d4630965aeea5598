import { type Deadline, signalWithDeadline } from '../process/clock.ts';

/** Longest body: the APIs that the server calls respond with a few hundred bytes. */
const LIMIT_BYTES = 64 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Thrown without a complete response. `code` is `timeout`, `redirect`, `too large`, or that of the network error. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly code: string;

  constructor(code: string, options?: ErrorOptions) {
    super(`No response: ${code}`, options);
    this.code = code;
  }
}

/**
 * Calls another host and reads the whole response, whatever its status, before the deadline. Redirects are not followed:
 * they would send the body, and the secrets in it, to an unknown host. The body of an error response is truncated at the
 * limit. Throws FetchError, also for a successful response beyond the limit.
 */
export async function fetchBounded(url: string, request: RequestInit, deadline: Deadline, limitBytes = LIMIT_BYTES) {
  const { signal, cancel } = signalWithDeadline(deadline, () => new FetchError('timeout'), request.signal);
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal });
    if (REDIRECTS.includes(response.status)) {
      await response.body?.cancel();
      throw new FetchError('redirect');
    }
    return { status: response.status, headers: response.headers, text: await readBody(response, limitBytes) };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const { code } = ((error as Error).cause ?? error) as { code?: unknown };
    throw new FetchError(typeof code === 'string' ? code : 'network', { cause: error });
  } finally {
    cancel();
  }
}

/** The body as text. Beyond the limit a successful one is refused, and the rest of any other left out. */
async function readBody(response: Response, limitBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > limitBytes && response.ok) throw new FetchError('too large');
    if (size > limitBytes) break;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
