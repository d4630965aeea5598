import { type Document, LineCounter, type ParseOptions, parseDocument, visit } from 'yaml';

export type ParsedYaml = { readonly document: Document; readonly lines: LineCounter };

/** Characters, which take some 70 MB: more than a large content has. A check reads the same texts several times. */
const MOST_KEPT = 5_000_000;

/** Thousands with a separator, of a number that YAML would take for one with three decimals: `1.250` for 1.25. */
export const THOUSANDS = /\d[.,]\d{3}$/;

/** Parses YAML. Numbers with a separator of thousands remain texts, so that no schema takes them. */
export function readDocument(text: string, options: ParseOptions): Document {
  const document = parseDocument(text, { ...options, logLevel: 'error' });
  visit(document, {
    Scalar: (_key, node) => {
      if (typeof node.value === 'number' && THOUSANDS.test(node.source ?? '')) node.value = node.source;
    },
  });
  return document;
}

const kept = new Map<string, ParsedYaml>();
let keptLength = 0;

/** `readDocument`, each text once: the document is shared and must not be modified. Syntax errors are in `document.errors`. */
export function parseYaml(text: string): ParsedYaml {
  const known = kept.get(text);
  if (known) return known;
  const lines = new LineCounter();
  const parsed = { document: readDocument(text, { lineCounter: lines }), lines };
  if (keptLength + text.length > MOST_KEPT) {
    kept.clear();
    keptLength = 0;
  }
  kept.set(text, parsed);
  keptLength += text.length;
  return parsed;
}
