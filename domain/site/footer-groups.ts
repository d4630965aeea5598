import type { Link } from '../content/fields.ts';
import type { FooterWords } from '../content/navigation.ts';

type Service = { readonly name: string; readonly href: string };

/**
 * The groups of the footer; one that lists the services gets those to which no other group links. Groups without links are
 * left out.
 */
export function footerGroups(groups: FooterWords['groups'], services: readonly Service[]) {
  const linked = new Set(groups.flatMap(({ links }) => links.map(({ href }) => href)));
  const others: readonly Link[] = services
    .filter(({ href }) => !linked.has(href))
    .map(({ name, href }) => ({ label: name, href }));
  return groups
    .map(({ title, services: lists, links }) => ({ title, links: lists ? [...others, ...links] : links }))
    .filter(({ links }) => links.length > 0);
}
