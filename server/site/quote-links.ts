import { Parser } from 'htmlparser2';
import { routes } from '../../domain/routes.ts';
import type { Site } from './site.ts';

/** Addresses of quotes that the site's own pages link to, one for each plan. */
export function findQuoteLinks({ pages }: Pick<Site, 'pages'>): ReadonlySet<string> {
  const found = new Set<string>();
  const onopentag = (_name: string, { href = '' }: Record<string, string>) => {
    if (href.startsWith(`${routes.contact}?`)) found.add(href);
  };
  for (const { variants } of pages.values()) new Parser({ onopentag }).end(variants.identity.body.toString());
  return found;
}
