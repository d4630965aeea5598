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

/** The day each file last changed, by its path; empty where there is no history, or only the end of one. */
export function readHistory(): ReadonlyMap<string, string> {
  const ask = (...question: string[]) =>
    execFileSync('git', question, { encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
  const days = new Map<string, string>();
  try {
    if (ask('rev-parse', '--is-shallow-repository').trim() === 'true') return days;
    let day = '';
    for (const line of ask('log', '--format=>%cs', '--name-only').split('\n')) {
      if (line.startsWith('>')) day = line.slice(1);
      else if (line && !days.has(line)) days.set(line, day);
    }
  } catch {
    // No git, or no repository: nobody knows.
  }
  return days;
}
