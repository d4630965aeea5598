import type { APIContext } from 'astro';
import { expect, test } from 'vitest';
import { encodeLocals, LOCALS_HEADER, onRequest } from './dev-locals.ts';

/** Runs the middleware for a request with `sent` as locals; returns the locals that the page sees. */
async function localsOf(sent: object | undefined): Promise<object> {
  const headers = new Headers(sent && { [LOCALS_HEADER]: encodeLocals(sent) });
  const context = { locals: {}, request: new Request('http://localhost/', { headers }) };
  await onRequest(context as APIContext, async () => new Response());
  return context.locals;
}

test('the middleware sets the locals in the header, Unicode included', async () => {
  const locals = { contact: { values: { message: 'ñandú — 王 🌽' } } };
  expect(await localsOf(locals)).toEqual(locals);
});

test('the middleware sets no locals for requests without the header', async () => {
  expect(await localsOf(undefined)).toEqual({});
});
