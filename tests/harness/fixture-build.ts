import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { NOT_FOUND_PAGES, routes } from '../../domain/routes.ts';

/** A different policy per page, so that tests notice a mix-up. */
export const policyOf = (page: string) => `default-src 'self'; report-uri ${page}`;
/** A page's HTML, long enough to be worth compressing; the plan's page links to the form. */
export const bodyOf = (page: string) =>
  `<!doctype html><title>${page}</title>${linkOf(page)}${'<p>lana</p>'.repeat(50)}`;
const linkOf = (page: string) => (page === PLAN ? `<a href="${QUOTE.replace('&', '&amp;')}">Cotizar</a>` : '');

const PLAN = routes.plan({ category: 'desarrollo-web', id: 'nivel-1' });
/** The quote link on the page of the only plan. */
export const QUOTE = routes.quote({ id: 'nivel-1', title: 'Sitio I' });

/** The content of each video file: not playable, every byte different. */
export const VIDEO = Buffer.from(Array.from({ length: 100 }, (_, index) => index));

const PAGES: Readonly<Record<string, string>> = {
  '/': 'index.html',
  [NOT_FOUND_PAGES.home]: '404.html',
  [NOT_FOUND_PAGES.plan]: 'servicios/producto-no-encontrado/index.html',
  [NOT_FOUND_PAGES.planId]: 'servicios/producto-sin-id/index.html',
  [NOT_FOUND_PAGES.project]: 'portafolio/proyecto-no-encontrado/index.html',
  [NOT_FOUND_PAGES.whitepaper]: 'whitepaper/documento-no-encontrado/index.html',
  '/servicios': 'servicios/index.html',
  [PLAN]: 'servicios/desarrollo-web/nivel-1/index.html',
};

/** Old paths and new ones. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/tienda/index.php': '/servicios',
  '/diseño': PLAN,
  '/servicios/tienda': '/',
};

const ENTRY = `
export async function render(path, locals) {
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  return new Response('<!doctype html><pre>' + path + JSON.stringify(locals) + '</pre>', { headers });
}
`;

/** Writes a minimal build into `dist` under `root`, in the shape of `astro build`, so that a server starts fast. */
export function writeFixtureBuild(root: string): void {
  const write = (path: string, content: string | Buffer) => {
    const file = join(root, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [page, file] of Object.entries(PAGES)) write(`client/${file}`, bodyOf(page));
  const script = `console.log(${'"lana",'.repeat(100)})`;
  write('client/_astro/form.a1b2.js', script);
  write('client/_astro/form.a1b2.js.br', brotliCompressSync(script));
  write('client/_astro/form.a1b2.js.gz', gzipSync(script));
  write('client/robots.txt', 'User-agent: *\n');
  write('client/images/Volcan:1.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  write('client/_astro/telar.a1b2.webm', VIDEO);
  write('client/_astro/telar.a1b2.mp4', VIDEO);
  write(`client${routes.localFeed}`, JSON.stringify({ data: [] }));
  write('headers.json', JSON.stringify(Object.fromEntries(Object.keys(PAGES).map((page) => [page, policyOf(page)]))));
  write('redirects.json', JSON.stringify(REDIRECTS));
  write('unavailable.html', bodyOf('unavailable'));
  write('server/entry.mjs', ENTRY);
}
