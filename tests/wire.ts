import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Asks the site for exactly this path: nothing is normalised, followed or unpacked, as `fetch` would. */
export function ask(path: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  const { hostname, port } = new URL(inject('site'));
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, agent: false, ...options }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: await buffer(response) });
    });
    call.once('error', reject).end(body);
  });
}

/** The page at a path, as text. */
export const askForHtml = async (path: string) => (await ask(path)).body.toString();
