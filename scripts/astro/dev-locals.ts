import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'astro';

/** Request header that carries the locals of a page within the development server. */
export const LOCALS_HEADER = 'x-dev-locals';

/** Locals on their way to a page, by key. Global, because Vite loads a second copy of this module for the pages. */
const shared = globalThis as { devLocals?: Map<string, object> };
shared.devLocals ??= new Map();

/** Keeps locals for one page; returns the value of its header, a key, because a long list would not fit there. */
export function encodeLocals(locals: object): string {
  const key = randomUUID();
  shared.devLocals?.set(key, locals);
  return key;
}

/** Astro middleware of the development server: sets `Astro.locals` as `render` of `entry.ts` does in production. */
export const onRequest: MiddlewareHandler = ({ request, locals }, next) => {
  const key = request.headers.get(LOCALS_HEADER);
  if (key) Object.assign(locals, shared.devLocals?.get(key));
  if (key) shared.devLocals?.delete(key);
  return next();
};
