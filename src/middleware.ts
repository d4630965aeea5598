import type { MiddlewareHandler } from 'astro';

/** Hands the content to every page. Imported for each, because the dev server keeps this module when a sentence changes. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  locals.content ??= (await import('../server/content/current.ts')).content;
  return next();
};
