import { type Link, useLinkAttributes } from './link.ts';

/** A link within a sentence. */
export function PlainLink(link: Link) {
  const linkAttributes = useLinkAttributes();
  return <a {...linkAttributes(link)}>{link.label}</a>;
}
