import { randomInt } from 'node:crypto';
import { createServer, request } from 'node:http';
import { listen } from './loopback.ts';

/** A proxy in front of the site for a single visitor, which records the requests. */
export type RecordingProxy = AsyncDisposable & {
  readonly url: string;
  /** Requested paths, in order. */
  readonly requests: readonly string[];
};

/** Starts a proxy with its own visitor IP address, so that visitors do not share a rate limit. */
export async function openRecordingProxy(site: string): Promise<RecordingProxy> {
  const { hostname, port } = new URL(site);
  // A loopback address, like the browser's: the owner's desk accepts plain HTTP only there.
  const visitor = `127.${randomInt(1, 256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const requests: string[] = [];
  const server = createServer((from, to) => {
    requests.push(from.url ?? '');
    const headers = { ...from.headers, 'x-forwarded-for': visitor };
    const onward = request({ hostname, port, path: from.url, method: from.method, headers }, (response) => {
      to.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(to);
    });
    // Browsers abort requests when they close or stop a video.
    to.on('close', () => onward.destroy());
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: await listen(server), requests, [Symbol.asyncDispose]: close };
}
