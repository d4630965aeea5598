import { readFile, rm, writeFile } from 'node:fs/promises';

/** The page of `src/pages` that is no page of the site. */
export const SET_ASIDE = '/sin-servicio';

/** How a page asks for another file. */
const ASKS = /<link\b[^>]*|\bsrc(?:set)?=\S+|@import[^;]*|url\((?!["']?(?:#|data:))[^)]*/;

/**
 * Moves that page from the built site at `client` to `file`, as one text that brings all it needs. Its styles become
 * links to data: then one policy allows them in every build, and proxies can write it in their configuration. Throws
 * when the page asks for anything else.
 */
export async function setAside(client: URL, file: URL): Promise<void> {
  const folder = new URL(`.${SET_ASIDE}/`, client);
  const built = await readFile(new URL('index.html', folder), 'utf8');
  const html = built.replaceAll(/<script\b.*?<\/script>/gs, '');
  const [asked] = ASKS.exec(html) ?? [];
  if (asked) throw new Error(`The page for when no server answers asks for a file: ${asked}`);
  await writeFile(file, html.replaceAll(/<style>(.*?)<\/style>/gs, linkData));
  await rm(folder, { recursive: true });
}

const linkData = (_style: string, css: string) =>
  `<link rel="stylesheet" href="data:text/css;charset=utf-8;base64,${Buffer.from(css).toString('base64')}">`;
