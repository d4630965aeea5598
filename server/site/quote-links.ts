import { Parser } from 'htmlparser2';
import { routes } from '../../domain/routes.ts';
import type { Site } from './site.ts';

/** Addresses of quotes that the site's own pages link to, by the id of the plan or product. */
export function findQuoteLinks({ pages }: Pick<Site, 'pages'>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const onopentag = (_name: string, { href = '' }: Record<string, string>) => {
    if (!href.startsWith(`${routes.contact}?`)) return;
    const id = new URLSearchParams(href.slice(routes.contact.length)).get('fromServiceId');
    if (id) found.set(id, href);
  };
  for (const { variants } of pages.values()) new Parser({ onopentag }).end(variants.identity.body.toString());
  return found;
}
