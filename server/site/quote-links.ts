import { routes } from '../../domain/routes.ts';
import type { Site } from './site.ts';

const QUOTE = RegExp(`href="(${routes.contact}\\?[^"]*)"`, 'g');

/** Quote addresses that the site's own pages link to, one for each plan. */
export function findQuoteLinks({ pages }: Pick<Site, 'pages'>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { variants } of pages.values()) {
    const html = variants.identity.body.toString();
    for (const [, address = ''] of html.matchAll(QUOTE)) found.add(address.replaceAll(/&(amp|#38);/g, '&'));
  }
  return found;
}
