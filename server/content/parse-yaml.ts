import { type Document, LineCounter, parseDocument } from 'yaml';

export type ParsedYaml = { readonly document: Document; readonly lines: LineCounter };

/** More than a large content has; a check reads the same texts several times. */
const KEPT = 5_000;

const kept = new Map<string, ParsedYaml>();

/** Parses YAML, each text once: the document is shared and must not be modified. Syntax errors are in `document.errors`. */
export function parseYaml(text: string): ParsedYaml {
  const known = kept.get(text);
  if (known) return known;
  const lines = new LineCounter();
  const parsed = { document: parseDocument(text, { lineCounter: lines }), lines };
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, parsed);
  return parsed;
}
