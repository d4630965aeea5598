import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';

export type RawResponse = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

/** Requests exactly this path from the site. Unlike `fetch`, it does not normalize, follow redirects or decompress. */
export function rawRequest(path: string, options: RequestOptions = {}, body?: string): Promise<RawResponse> {
  const { hostname, port } = new URL(inject('site'));
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, agent: false, ...options }, async (response) => {
      const { statusCode: status = 0, headers } = response;
      resolve({ status, headers, body: await buffer(response) });
    });
    call.once('error', reject).end(body);
  });
}

/** The HTML at a path. */
export const getHtml = async (path: string) => (await rawRequest(path)).body.toString();
