import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { routes } from '../../domain/routes.ts';

/** The content of each video file: not playable, every byte different. */
export const VIDEO = Buffer.from(Array.from({ length: 100 }, (_, index) => index));

const ENTRY = `
export async function render(path) {
  if (path === ${JSON.stringify(routes.localFeed)}) return Response.json({ data: [] });
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  return new Response('<!doctype html><pre>' + path + '</pre>', { headers });
}
`;

/** Writes a minimal build into `dist` under `root`, in the shape of `astro build`, so that a server starts fast. */
export function writeFixtureBuild(root: string): void {
  const write = (path: string, content: string | Buffer) => {
    const file = join(root, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const script = `console.log(${'"lana",'.repeat(100)})`;
  write('client/_astro/form.a1b2.js', script);
  write('client/_astro/form.a1b2.js.br', brotliCompressSync(script));
  write('client/_astro/form.a1b2.js.gz', gzipSync(script));
  write('client/_astro/Volcan:1.png', Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  write('client/_astro/telar.a1b2.webm', VIDEO);
  write('client/_astro/telar.a1b2.mp4', VIDEO);
  write('server/entry.mjs', ENTRY);
}
