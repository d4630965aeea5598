import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { securityHeaders } from './security-headers.ts';

const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what never became a request (too slow, too long, no HTTP), with our headers, and hangs up. */
export function answerMalformed(siteUrl: string) {
  const headers = [
    ...Object.entries(securityHeaders(siteUrl)).map(([name, value]) => `${name}: ${value}`),
    'cache-control: no-store',
    'content-length: 0',
    'connection: close',
  ];
  return ({ code = '' }: { code?: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return;
    const status = STATUS_OF_ERROR[code] ?? 400;
    if (socket.writable) {
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', ''].join('\r\n'));
    }
    socket.destroySoon();
  };
}
