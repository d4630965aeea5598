import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Headers } from '../site/prepared-response.ts';
import { securityHeaders } from './security-headers.ts';

const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Of an answer without a body that ends its connection. */
const refusalHeaders = (siteUrl: string): Headers => ({
  ...securityHeaders(siteUrl),
  'cache-control': 'no-store',
  'content-length': '0',
  connection: 'close',
});

/** Answers what never became a request (too slow, too long, no HTTP), with our headers, and hangs up. */
export function answerMalformed(siteUrl: string) {
  const headers = Object.entries(refusalHeaders(siteUrl)).map(([name, value]) => `${name}: ${value}`);
  return ({ code = '' }: { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_OF_ERROR[code] ?? 400;
    if (socket.writable) {
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', ''].join('\r\n'));
    }
    socket.destroySoon();
  };
}

/** Answers an address that the router cannot read, which reaches no hook of ours. */
export function answerUnroutable(siteUrl: string) {
  const headers = refusalHeaders(siteUrl);
  return ({ statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    void reply.code(statusCode).headers(headers).send();
  };
}

/**
 * Refuses what Node would refuse without our headers, or not at all: an expectation other than `100-continue` with 417,
 * and with 400 a request that does not name exactly one host (RFC 9112, 3.2).
 */
export function refuseMalformed(app: FastifyInstance, siteUrl: string): void {
  const headers = refusalHeaders(siteUrl);
  app.server.on('checkExpectation', (_request, response) => response.writeHead(417, headers).end());
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (namesOneHost(raw)) done();
    else reply.code(400).headers(headers).send();
  });
}

function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
