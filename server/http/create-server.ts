import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { MAX_SLUG_LENGTH } from '../../domain/whitepapers/whitepaper.ts';
import type { Env } from '../config/env.ts';
import { createClientErrorHandler, createRoutingErrorHandler } from './malformed-requests.ts';

/** Of requests that a route does not limit further. */
const BODY_LIMIT_BYTES = 32 * 1024;
/**
 * Time limits on a client: for its headers, for the longest request, which is twenty photographs over a slow connection
 * (`limitRequestTime` has the limit of all others), and for an idle keep-alive connection.
 */
const HEADERS_MS = 10_000;
const LONGEST_REQUEST_MS = 30 * 60_000;
const KEEP_ALIVE_MS = 65_000;
/** Interval at which Node checks the first two limits. */
const CONNECTION_CHECK_MS = 1_000;
/**
 * Socket inactivity after which a client that does not read its response is disconnected. Node waits once more when the
 * socket has taken data since: a minute at most.
 */
const STALLED_MS = 30_000;

/** Returns the address under which Fastify routes a request. */
export type Rewriter = (request: Pick<IncomingMessage, 'url'>) => string;

/** A server without routes, with our limits. */
export function createServer(
  env: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'>,
  log: FastifyBaseLogger,
  rewriteUrl: Rewriter,
): FastifyInstance {
  return fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY,
    rewriteUrl,
    routerOptions: { maxParamLength: MAX_SLUG_LENGTH },
    clientErrorHandler: createClientErrorHandler(env.SITE_URL),
    frameworkErrors: createRoutingErrorHandler(env.SITE_URL),
    bodyLimit: BODY_LIMIT_BYTES,
    connectionTimeout: STALLED_MS,
    requestTimeout: LONGEST_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Requests that arrive while draining are still served, with `Connection: close`.
    return503OnClosing: false,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: CONNECTION_CHECK_MS,
      // Node's own 400 lacks the security headers; `rejectMalformedRequests` sends one with them.
      requireHostHeader: false,
    },
  });
}

/**
 * Node remembers an address once it was read, and does not know that of a connection that broke: the message may be
 * complete. For all servers, because Fastify opens another one on `localhost`.
 */
subscribe('net.server.socket', (message) => void (message as { readonly socket: Socket }).socket.remoteAddress);

/** The URL at which a server listens. */
export function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
