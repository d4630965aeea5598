import type { MiddlewareHandler } from 'astro';

/** Request header that carries the locals of a page within the development server. */
export const LOCALS_HEADER = 'x-dev-locals';

/** Locals as a header value; base64, because headers allow no Unicode. */
export const encodeLocals = (locals: object): string => Buffer.from(JSON.stringify(locals)).toString('base64');

/** Astro middleware of the development server: sets `Astro.locals` as `render` of `entry.ts` does in production. */
export const onRequest: MiddlewareHandler = ({ isPrerendered, request, locals }, next) => {
  // Astro warns of header access on prerendered pages.
  const encoded = isPrerendered ? null : request.headers.get(LOCALS_HEADER);
  if (encoded) Object.assign(locals, JSON.parse(Buffer.from(encoded, 'base64').toString()));
  return next();
};
