import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../../domain/content/company.ts';

const FILE = 'content/cspell.json';

/** Adds the names of a company and of its places to the words that the spelling check knows. */
export function addSpelling(root: string, { name, town, city, region, legal }: Company): void {
  const text = readFileSync(join(root, FILE), 'utf8');
  const known = new Set<string>(JSON.parse(text).words);
  const names = [name, town, city, region, legal.name, legal.address].join(' ').match(/\p{L}{3,}/gu) ?? [];
  const added = [...new Set(names)].filter((word) => !known.has(word));
  // At the start of the list, so that the rest of the file stays as it is.
  const lines = added.map((word) => `\n    ${JSON.stringify(word)},`);
  writeFileSync(
    join(root, FILE),
    text.replace('"words": [', (start) => start + lines.join('')),
  );
}
