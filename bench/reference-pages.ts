import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { openLoopback } from '../tests/harness/loopback.ts';
import type { CloseLater } from '../tests/harness/resources.ts';

/** Sizes of a well-made page of another agency: 8 requests, 144 kB with two fonts (41 kB). */
const PEER_BYTES = { html: 13_000, css: 12_000, script: 5_000, image: 24_000 };
const SECTIONS = 12;
const SENTENCE =
  'Un texto cualquiera, tan largo como los de una página de una agencia, que se reparte en varias líneas. ';

type File = { readonly type: string; readonly body: string | Buffer };

/** Pads a text to `bytes` with an incompressible comment. */
function fill(text: string, bytes: number, [open, close]: readonly [string, string]): string {
  const missing = Math.max(0, bytes - Buffer.byteLength(text) - open.length - close.length);
  return text + open + randomBytes(missing).toString('base64').slice(0, missing) + close;
}

/** An image of noise with as many bytes as a photograph of that page. */
async function noiseImage(): Promise<Buffer> {
  const [width, height] = [400, 260];
  const noise = { data: randomBytes(width * height * 3), info: { width, height, channels: 3 as const } };
  for (let quality = 80; ; quality -= 5) {
    const image = await sharp(noise.data, { raw: noise.info }).blur(1).webp({ quality }).toBuffer();
    if (image.length <= PEER_BYTES.image || quality <= 5) return image;
  }
}

/** The other agency's page with its style sheet, a script that does nothing, two fonts and three images, by path. */
async function peerFiles(): Promise<Record<string, File>> {
  const [first = '', second = ''] = globSync('dist/client/_astro/*.woff2').sort();
  const faces = ['a', 'b'].map(
    (name) => `@font-face{font-family:${name};src:url(/${name}.woff2) format("woff2");font-display:swap}`,
  );
  const css = `${faces.join('')}body{font:1rem/1.6 a,sans-serif;margin:0 auto;max-width:60rem;padding:1rem}
h1,h2{font-family:b,serif}section{display:grid;gap:1rem;padding:2rem 0}img{max-width:100%;height:auto}`;
  const sections = Array.from({ length: SECTIONS }, (_, at) => {
    const image = at < 3 ? `<img src="/${at}.webp" width="400" height="260" alt="" loading="eager">` : '';
    return `<section><h2>Sección ${at + 1}</h2>${image}${`<p>${SENTENCE.repeat(2)}</p>`.repeat(2)}</section>`;
  });
  const head = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Agencia</title><link rel="stylesheet" href="/style.css"><script defer src="/script.js"></script>`;
  const html = `${head}<h1>Una página como las de otros</h1>${sections.join('')}`;
  const images = await Promise.all(
    [0, 1, 2].map(async (at) => [`/${at}.webp`, { type: 'image/webp', body: await noiseImage() }]),
  );
  const font = (path: string) => ({ type: 'font/woff2', body: readFileSync(path) });
  return {
    '/peer': { type: 'text/html; charset=utf-8', body: fill(html, PEER_BYTES.html, ['<!--', '-->']) },
    '/style.css': { type: 'text/css', body: fill(css, PEER_BYTES.css, ['/*', '*/']) },
    '/script.js': { type: 'text/javascript', body: fill('', PEER_BYTES.script, ['/*', '*/']) },
    '/a.woff2': font(first),
    '/b.woff2': font(second),
    ...Object.fromEntries(images),
  };
}

const FLOOR = '<!doctype html><html lang="es"><title>Nada</title><p>Nada más que esta línea.</p>';

/** Paths of the empty page and the other agency's page, with which the site is compared. */
export const REFERENCE_PAGES = { floor: '/floor', peer: '/peer' } as const;

/** Serves both reference pages on loopback; resolves to the URL. Needs a build, for its fonts. */
export async function serveReferencePages(closeLater: CloseLater): Promise<string> {
  const files: Record<string, File> = {
    ...(await peerFiles()),
    '/floor': { type: 'text/html; charset=utf-8', body: FLOOR },
    '/healthz': { type: 'text/plain', body: 'ok' },
  };
  const { url } = await openLoopback(closeLater, (response, { path }) => {
    const file = files[path];
    if (file) response.writeHead(200, { 'content-type': file.type, 'cache-control': 'max-age=600' }).end(file.body);
    else response.writeHead(404).end();
  });
  return url;
}
