import { execFileSync } from 'node:child_process';

type Entry = {
  /** Absolute URL. */
  readonly address: string;
  /** ISO date of the last change, if known. */
  readonly changed?: string | undefined;
};

function send(root: string, tag: string, entries: readonly Entry[]): Response {
  const lines = entries.map(({ address, changed }) => {
    const place = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return `<${tag}><loc>${place}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</${tag}>\n`;
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}

/** A sitemap of pages (sitemaps.org, 0.9). */
export const sendSitemap = (pages: readonly Entry[]): Response => send('urlset', 'url', pages);

/** A sitemap index. */
export const sendSitemapIndex = (maps: readonly Entry[]): Response => send('sitemapindex', 'sitemap', maps);

/** Day of each file's last commit, by path. Empty without Git or in a shallow clone. */
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
    // No Git, or no repository.
  }
  return days;
}
