import type { MiddlewareHandler } from 'astro';
import { content } from '../server/content/current.ts';

/** Hands the content to every page. */
export const onRequest: MiddlewareHandler = ({ locals }, next) => {
  locals.content ??= content;
  return next();
};
