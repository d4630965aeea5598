import { DomUtils, parseDocument } from 'htmlparser2';

/** Makes internal links and pictures in an HTML fragment absolute, for feed readers. */
export function withAbsoluteLinks(html: string, origin: string): string {
  const fragment = parseDocument(html);
  for (const { attribs } of DomUtils.getElementsByTagName('*', fragment)) {
    for (const name of ['href', 'src']) if (attribs[name]?.startsWith('/')) attribs[name] = origin + attribs[name];
    // A `srcset` candidate is at the start of the attribute or follows a comma and a space.
    if (attribs['srcset']) attribs['srcset'] = attribs['srcset'].replaceAll(/(^|, )\//g, `$1${origin}/`);
  }
  return DomUtils.getInnerHTML(fragment, { encodeEntities: 'utf8' });
}
