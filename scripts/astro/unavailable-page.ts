import { readFile, rm, writeFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';

/** The page in `src/pages` that is not part of the site: the page for outages. */
export const UNAVAILABLE_PAGE = '/sin-servicio';

/** References to other files in a style sheet. */
const CSS_REFERENCE = /@import[^;]*|url\((?!["']?(?:#|data:))[^)]*/;

/**
 * Moves the outage page from the built site at `client` to `file` and makes it self-contained. Styles become `data:`
 * links, so that the proxies' configuration can allow them with a constant CSP. Throws when the page references any
 * other file.
 */
export async function extractUnavailablePage(client: URL, file: URL): Promise<void> {
  const folder = new URL(`.${UNAVAILABLE_PAGE}/`, client);
  const page = parseDocument(await readFile(new URL('index.html', folder), 'utf8'));
  for (const script of DomUtils.getElementsByTagName('script', page)) DomUtils.removeElement(script);
  for (const element of DomUtils.getElementsByTagName('*', page)) {
    const { src, srcset } = element.attribs;
    const css = element.name === 'style' ? DomUtils.textContent(element) : '';
    const reference =
      element.name === 'link' ? element.attribs['href'] : (src ?? srcset ?? CSS_REFERENCE.exec(css)?.[0]);
    if (reference) throw new Error(`${UNAVAILABLE_PAGE} references a file: ${reference}`);
    if (css) {
      element.name = 'link';
      element.attribs = {
        rel: 'stylesheet',
        href: `data:text/css;charset=utf-8;base64,${Buffer.from(css).toString('base64')}`,
      };
      element.children = [];
    }
  }
  await writeFile(file, DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' }));
  await rm(folder, { recursive: true });
}
