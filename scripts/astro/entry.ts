import { createApp } from 'astro/app/entrypoint';
import { keepPageHashes } from './csp-hashes.ts';

const CSP = 'content-security-policy';
const app = createApp({ streaming: false });
const { renderError } = app;
// Thrown, so that the server logs what failed; Astro would return an empty page with status 500.
app.renderError = async (request, options) => {
  if (options.error) throw options.error;
  return renderError.call(app, request, options);
};

/** Renders an on-demand page; `path` may carry a query. */
export async function render(path: string, locals: App.Locals): Promise<Response> {
  const response = await app.render(new Request(new URL(path, 'http://localhost')), { locals });
  const html = await response.text();
  const headers = new Headers(response.headers);
  headers.set(CSP, keepPageHashes(headers.get(CSP) ?? '', html));
  return new Response(html, { status: response.status, headers });
}
