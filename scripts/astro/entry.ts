import { hash } from 'node:crypto';
import { createApp } from 'astro/app/entrypoint';
import type { Content } from '../../domain/content/content.ts';
import { memoize } from '../../domain/memoize.ts';
import { addSources } from '../../server/http/content-policy.ts';
import { firstStyle } from '../../src/layout/inline-head.ts';
import { keepPageHashes } from './csp-hashes.ts';

const CSP = 'content-security-policy';
const app = createApp({ streaming: false });
const { renderError } = app;
// Thrown, so that the server logs what failed; Astro would return an empty page with status 500.
app.renderError = async (request, options) => {
  if (options.error) throw options.error;
  return renderError.call(app, request, options);
};

/** The only inline style that depends on the content; Astro knows the hashes of all others. */
const styleOf = memoize((content: Content) => {
  return { 'style-src': [`'sha256-${hash('sha256', firstStyle(content), 'base64')}'`] };
});

/** Renders a page; `path` is canonical and may carry a query. */
export async function render(path: string, locals: App.Locals): Promise<Response> {
  const response = await app.render(new Request(new URL(path, 'http://localhost')), { locals });
  const policy = response.headers.get(CSP);
  if (policy === null) return response;
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(CSP, keepPageHashes(addSources(policy, styleOf(locals.content)), html));
  return new Response(html, { status: response.status, headers });
}
