import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** What is read of a refused body before its response is sent: more than any form has but those of the editor. */
export const MOST_BYTES = 256 * 1024;

/**
 * Reads the rest of a refused request's body before the response is sent. A connection that is closed while the client
 * still sends is reset: a proxy then loses the response and counts the server as failed. Bounded in size, and in time
 * by the server's limit for a request.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    if (!hasBody(raw) || raw.readableEnded || raw.destroyed) return done(null, payload);
    readRest(raw, () => done(null, payload));
  });
}

export const hasBody = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

function readRest(request: IncomingMessage, done: () => void): void {
  let left = MOST_BYTES;
  const finish = () => {
    request.off('data', count).off('end', finish).off('close', finish).off('error', finish);
    done();
  };
  const count = (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) finish();
  };
  request.on('data', count).on('end', finish).on('close', finish).on('error', finish).resume();
}
