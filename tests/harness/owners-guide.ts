import { readFileSync } from 'node:fs';

const GUIDE = readFileSync('docs/guia-del-propietario.md', 'utf8');
/** A heading or a code example. Examples are matched whole, because one in Markdown contains headings. */
const PART = /^```\w+\n(?<example>.*?)^```$|^## (?<heading>[^\n]*)$/gms;

/** The code example of the guide under a heading; `index` counts from 0. Throws when the guide has none. */
export function exampleOf(heading: string, index = 0): string {
  let current = '';
  const found: string[] = [];
  for (const { groups = {} } of GUIDE.matchAll(PART)) {
    if (groups['heading']) current = groups['heading'];
    else if (current === heading) found.push(groups['example'] ?? '');
  }
  const example = found[index];
  if (!example) throw new Error(`The guide has no example ${index} under «${heading}».`);
  return example;
}
