import pino, { type Logger } from 'pino';

export type Log = Logger;

/**
 * The server's log: JSON lines on standard output, or on `destination`. It never carries personal data:
 * callers pass references, states and codes, and errors are cut to what cannot quote a visitor.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
      // Fastify hands over whole requests and replies where it warns of something.
      req: () => undefined,
      res: () => undefined,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Kind, codes and stack frames. Not the message: a parser's message quotes what it was given. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode, errstr } = error as Error & { code?: unknown; errcode?: unknown; errstr?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, code, errcode, errstr, frames };
}
