import { readFile, rm, writeFile } from 'node:fs/promises';

/** The page in `src/pages` that is not part of the site: the page for outages. */
export const UNAVAILABLE_PAGE = '/sin-servicio';

/** References to other files. */
const REFERENCE = /<link\b[^>]*|\bsrc(?:set)?=\S+|@import[^;]*|url\((?!["']?(?:#|data:))[^)]*/;

/**
 * Moves the outage page from the built site at `client` to `file` and makes it self-contained. Styles become `data:`
 * links, so that the proxies' configuration can allow them with a constant CSP. Throws when the page references any
 * other file.
 */
export async function extractUnavailablePage(client: URL, file: URL): Promise<void> {
  const folder = new URL(`.${UNAVAILABLE_PAGE}/`, client);
  const built = await readFile(new URL('index.html', folder), 'utf8');
  const html = built.replaceAll(/<script\b.*?<\/script>/gs, '');
  const [reference] = REFERENCE.exec(html) ?? [];
  if (reference) throw new Error(`${UNAVAILABLE_PAGE} references a file: ${reference}`);
  await writeFile(file, html.replaceAll(/<style>(.*?)<\/style>/gs, toDataLink));
  await rm(folder, { recursive: true });
}

const toDataLink = (_style: string, css: string) =>
  `<link rel="stylesheet" href="data:text/css;charset=utf-8;base64,${Buffer.from(css).toString('base64')}">`;
