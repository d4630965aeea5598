import { readFile, rm, writeFile } from 'node:fs/promises';

/** The page in `src/pages` that is not part of the site: the page for outages. */
export const SET_ASIDE = '/sin-servicio';

/** References to other files. */
const ASKS = /<link\b[^>]*|\bsrc(?:set)?=\S+|@import[^;]*|url\((?!["']?(?:#|data:))[^)]*/;

/**
 * Moves the outage page from the built site at `client` to `file` and makes it self-contained. Styles become `data:`
 * links, so that the proxies' configuration can allow them with a constant CSP. Throws when the page references any
 * other file.
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
