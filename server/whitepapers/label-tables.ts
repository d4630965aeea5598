import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Maximum lengths of captions and row names; longer texts are sentences. */
const CAPTION_LENGTH = 120;
const ROW_NAME_LENGTH = 60;
/** Keeps the sanitizer's escaping from parser to serializer. */
const ESCAPED = { decodeEntities: false } as const;

/**
 * Makes tables of sanitized HTML accessible: a caption from the preceding heading or sentence, a scope on each header
 * cell, and row headers where the first column names the rows. Existing captions and scopes stay.
 */
export function labelTables(html: string): string {
  if (!html.includes('<table')) return html;
  const document = parseDocument(html, ESCAPED);
  let chapter = '';
  let heading = '';
  for (const element of DomUtils.getElementsByTagName(() => true, document)) {
    if (isHeading(element)) chapter = heading = wordsOf(element);
    if (element.name !== 'table') continue;
    labelCells(element);
    if (!captionOf(element)) {
      addCaption(element, heading || sentenceBefore(element));
      // A second table under the same heading needs another caption.
      heading = '';
    }
    hideRepetition(element, chapter);
  }
  return DomUtils.getOuterHTML(document, { ...ESCAPED, emptyAttrs: true, selfClosingTags: true });
}

const isHeading = ({ name }: Element) => /^h[2-6]$/.test(name);
const isHeader = ({ name }: Element) => name === 'th';
const childrenOf = ({ children }: Element) => DomUtils.getElementsByTagName(() => true, children, false);
const captionOf = (table: Element) => childrenOf(table).find(({ name }) => name === 'caption');
const wordsOf = (element: Element) => DomUtils.textContent(element).replace(/\s+/g, ' ').trim();

function addCaption(table: Element, words: string): void {
  const [caption] = parseDocument(`<caption>${words}</caption>`, ESCAPED).children;
  if (caption && words && words.length <= CAPTION_LENGTH) DomUtils.prependChild(table, caption);
}

/** Hides a caption equal to the chapter's heading from all but screen readers: class `hidden` of `base.css`. */
function hideRepetition(table: Element, chapter: string): void {
  const caption = captionOf(table);
  if (caption && wordsOf(caption) === chapter) caption.attribs['class'] = 'hidden';
}

/** The last sentence of the paragraph before a table, without its final mark. */
function sentenceBefore(table: Element): string {
  const before = DomUtils.prevElementSibling(table);
  if (before?.name !== 'p') return '';
  const [sentence = ''] = wordsOf(before)
    .split(/(?<=[.!?…]) /)
    .slice(-1);
  return sentence.replace(/[.:]$/, '');
}

function labelCells(table: Element): void {
  const sections = childrenOf(table).filter(({ name }) => name === 'thead' || name === 'tbody');
  const rows = [table, ...sections].flatMap(childrenOf).filter(({ name }) => name === 'tr');
  const isHeaderRow = (row: Element) => (row.parent as Element).name === 'thead' || childrenOf(row).every(isHeader);
  const headers = rows.filter(isHeaderRow).flatMap(childrenOf);
  const body = rows.filter((row) => !isHeaderRow(row)).map(childrenOf);
  if (headers.some(isHeader) && namesRows(body)) for (const [first] of body) if (first) first.name = 'th';
  for (const cell of headers.filter(isHeader)) cell.attribs['scope'] ??= 'col';
  for (const cell of body.flatMap(([first]) => first ?? []).filter(isHeader)) cell.attribs['scope'] ??= 'row';
}

/** Whether the first cells are short, unique names. */
function namesRows(rows: readonly (readonly Element[])[]): boolean {
  const names = rows.map(([first]) => (first ? wordsOf(first) : ''));
  const isName = (name: string) => name !== '' && name.length <= ROW_NAME_LENGTH;
  const isPlain = ({ attribs, children }: Element) =>
    !attribs['colspan'] && !attribs['rowspan'] && !DomUtils.existsOne(isHeading, children);
  return (
    names.every(isName) &&
    new Set(names).size === names.length &&
    rows.every(([first, second]) => first && second && isPlain(first))
  );
}
