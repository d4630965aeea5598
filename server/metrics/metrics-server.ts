import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { EnvError } from '../config/env.ts';

const PATH = '/metrics';
/** Metrics are not public. */
const LOOPBACK = '127.0.0.1';

/** Serves `GET /metrics` on loopback; resolves once it listens. Throws EnvError when the port is not available. */
export async function serveMetrics(registry: Registry, port: number) {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== PATH) return end(response, 404);
    if (method !== 'GET') return end(response.setHeader('allow', 'GET'), 405);
    try {
      const text = await registry.metrics();
      end(response.setHeader('content-type', registry.contentType).setHeader('cache-control', 'no-store'), 200, text);
    } catch {
      end(response, 500);
    }
  });
  await once(server.listen(port, LOOPBACK), 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new EnvError(`METRICS_PORT: expected a port that is free on ${LOOPBACK} (${code})`);
  });
  const { port: bound } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { address: `http://${LOOPBACK}:${bound}${PATH}`, close };
}

function end(response: ServerResponse, status: number, text = ''): void {
  response.writeHead(status).end(text);
}
