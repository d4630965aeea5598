import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NOT_FOUND_PAGES, routes } from '../../domain/routes.ts';

const PAGES = { '/': 'index.html', [NOT_FOUND_PAGES.home]: '404.html' };

const ENTRY = `
export async function render(path) {
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  return new Response('<!doctype html><title>' + path + '</title>', { headers });
}
`;

/** Writes a build of two pages into `folder`: what is tried here is the server, and it starts fast with it. */
export function writeFixtureSite(folder: string): void {
  const write = (path: string, text: string) => {
    const file = join(folder, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [page, file] of Object.entries(PAGES)) write(`client/${file}`, `<!doctype html><title>${page}</title>`);
  const policies = Object.keys(PAGES).map((page) => [page, "default-src 'self'"]);
  write(`client${routes.localNews}`, JSON.stringify({ data: [] }));
  write('headers.json', JSON.stringify(Object.fromEntries(policies)));
  write('server/entry.mjs', ENTRY);
}
