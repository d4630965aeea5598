import type { FastifyReply, FastifyRequest } from 'fastify';

/** The desk's cookies: a session, and the browser that asked for a code. */
const NAMES = { session: 'escritorio', browser: 'escritorio-codigo' } as const;
export type DeskCookie = keyof typeof NAMES;

const TOKEN = /^[\w-]{43}$/;

/** Over plain HTTP, which the desk allows on loopback only, browsers accept neither `Secure` nor the prefix. */
const nameOf = ({ protocol }: FastifyRequest, cookie: DeskCookie) =>
  protocol === 'https' ? `__Host-${NAMES[cookie]}` : NAMES[cookie];

/** The token in a cookie: 32 bytes in base64url. Undefined when it is absent, malformed or given twice. */
export function readCookie(request: FastifyRequest, cookie: DeskCookie): string | undefined {
  const start = `${nameOf(request, cookie)}=`;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const [value, ...others] = pairs.flatMap((pair) => (pair.startsWith(start) ? pair.slice(start.length) : []));
  return value !== undefined && others.length === 0 && TOKEN.test(value) ? value : undefined;
}

/**
 * Sets a cookie for this host and all paths, which scripts cannot read and other sites cannot make browsers send. An
 * empty token deletes it.
 */
export function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: DeskCookie, token: string, ms: number) {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const age = token === '' ? 0 : Math.floor(ms / 1_000);
  reply.header(
    'set-cookie',
    `${nameOf(request, cookie)}=${token}; Path=/; Max-Age=${age}${secure}; HttpOnly; SameSite=Strict`,
  );
}
