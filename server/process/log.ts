import pino, { type Logger } from 'pino';

export type Log = Logger;

/**
 * Logs JSON lines to standard output, or to `destination`. No personal data: callers pass references, states and codes,
 * and errors are logged without their messages, which may quote a visitor.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      err: describeError,
      // Omitted, because Fastify's own warnings contain the whole request and reply.
      req: () => undefined,
      res: () => undefined,
    },
  };
  return pino(options, destination);
}

/** Name, codes and stack frames. Not the message, because parsers quote their input in it. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode, errstr } = error as Error & { code?: unknown; errcode?: unknown; errstr?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: error.name, code, errcode, errstr, frames };
}
