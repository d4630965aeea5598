import { execFileSync } from 'node:child_process';

type Entry = {
  /** Absolute. */
  readonly address: string;
  /** ISO date of the last change; left out when nobody knows it. */
  readonly changed?: string | undefined;
};

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const entry = (tag: string, { address, changed }: Entry) =>
  `<${tag}><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>`;
const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
const send = (xml: string) => new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });

/** A sitemap of pages (sitemaps.org, 0.9). */
export const sendSitemap = (pages: readonly Entry[]): Response =>
  send(
    document(
      'urlset',
      pages.map((page) => entry('url', page)),
    ),
  );

/** A sitemap of sitemaps. */
export const sendSitemapIndex = (maps: readonly Entry[]): Response =>
  send(
    document(
      'sitemapindex',
      maps.map((map) => entry('sitemap', map)),
    ),
  );

/** The day a file of the repository last changed; undefined where there is no history to ask. */
export function lastChange(file: string): string | undefined {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', file], { encoding: 'utf8', stdio: 'pipe' });
    return day.trim() || undefined;
  } catch {
    return undefined;
  }
}
