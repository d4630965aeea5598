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
