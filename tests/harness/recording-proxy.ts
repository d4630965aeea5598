import { randomInt } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An address of the site that one visitor uses alone: it knows what their browser asked for. */
export type RecordingProxy = AsyncDisposable & {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
};

/** Opens a proxy before the site. Each has a visitor's address of its own, so that they are not limited together. */
export async function openRecordingProxy(site: string): Promise<RecordingProxy> {
  const { hostname, port } = new URL(site);
  const visitor = `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;
  const asked: string[] = [];
  const server = createServer((from, to) => {
    asked.push(from.url ?? '');
    const headers = { ...from.headers, 'x-forwarded-for': visitor };
    const onward = request({ hostname, port, path: from.url, method: from.method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
    });
    // A browser that is closed, or stops a video, leaves in the middle.
    to.on('close', () => onward.destroy());
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    [Symbol.asyncDispose]: close,
  };
}
