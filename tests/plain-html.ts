/** What is left of HTML without style sheets, and what its controls are called aloud. */
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Nodes = ReturnType<typeof parseDocument>['childNodes'];
type Node = Nodes[number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Elements that browsers put in a line with their neighbours' text; the others begin and end a line or a box. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em i img ins kbd label mark q s samp small span strong sub sup svg time u var wbr'.split(
    ' ',
  ),
);
/** Their content is no text of the page. */
const SILENT = new Set(['svg', 'script', 'style', 'template', 'select', 'textarea']);

const isHiddenByClass = ({ attribs }: Element) => /\bhidden\b/.test(attribs['class'] ?? '');

const isElement = (node: Node): node is Element => 'attribs' in node;

/** A text node's text, an image's `alt`. */
function ownText(node: Node): string {
  if (node.type === ElementType.Text) return node.data;
  return isElement(node) && node.name === 'img' ? (node.attribs['alt'] ?? '') : '';
}

/** The text of nodes and the `alt` of their images, without the elements to leave out. */
function textOf(nodes: readonly Node[], isLeftOut: (element: Element) => boolean = () => false): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return ownText(node);
      if (SILENT.has(node.name) || isLeftOut(node)) return '';
      const text = ownText(node) + textOf(node.childNodes, isLeftOut);
      return INLINE.has(node.name) ? text : ` ${text} `;
    })
    .join('');
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Places where the texts of two elements would be read as one word, «PrecioDesde $7»: no white space is between them,
 * and no boundary that browsers draw without a style sheet.
 */
export function joinedWords(html: string): string[] {
  const found: string[] = [];
  let before = { text: '', parent: null as Node['parent'] };
  const visit = (node: Node): void => {
    const text = ownText(node);
    if (text) {
      const touches = /[\p{L}\p{N}.,:;!?%»)]$/u.test(before.text) && /^[\p{L}\p{N}$«¿¡(]/u.test(text);
      if (touches && before.parent !== node.parent) found.push(`${before.text}|${text}`);
      before = { text, parent: node.parent };
    }
    if (!isElement(node)) return;
    const end = INLINE.has(node.name) ? undefined : { text: '', parent: null };
    before = end ?? before;
    if (!SILENT.has(node.name)) node.childNodes.forEach(visit);
    before = end ?? before;
  };
  parseDocument(html).childNodes.forEach(visit);
  return found;
}

const CONTROLS = ['a', 'button', 'summary', 'input', 'select', 'textarea'];

/** The label elements of a field. */
const labelsOf = (field: Element, document: Nodes) =>
  DomUtils.getElementsByTagName('label', document).filter(
    (label) =>
      (field.attribs['id'] && label.attribs['for'] === field.attribs['id']) ||
      DomUtils.getElementsByTagName(field.name, label).includes(field),
  );

/** The nodes whose text names a control on the screen: its label's, or its own. */
const wordsOf = (control: Element, document: Nodes): readonly Node[] =>
  /^(input|select|textarea)$/.test(control.name) ? labelsOf(control, document) : control.childNodes;

function controlsIn(document: Nodes): Element[] {
  const isShown = ({ attribs }: Element) => attribs['type'] !== 'hidden';
  return CONTROLS.flatMap((name) => DomUtils.getElementsByTagName(name, document)).filter(isShown);
}

/** Controls without a word on the screen once there is no style: their only name is an attribute or an icon. */
export function wordlessControls(html: string): string[] {
  const document = parseDocument(html).childNodes;
  return controlsIn(document)
    .filter((control) => !squeeze(textOf(wordsOf(control, document))))
    .map((control) => DomUtils.getOuterHTML(control).slice(0, 120));
}

/**
 * Controls whose accessible name lacks their visible text (WCAG 2.5.3), which is what a visitor says to press them.
 * Case and punctuation are not said.
 */
export function unsayableControls(html: string): string[] {
  const document = parseDocument(html).childNodes;
  const say = (text: string) => squeeze(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
  return controlsIn(document).flatMap((control) => {
    const words = wordsOf(control, document);
    const visible = textOf(words, (element) => isHiddenByClass(element) || 'hidden' in element.attribs);
    const name = control.attribs['aria-label'] ?? textOf(words, ({ attribs }) => attribs['aria-hidden'] === 'true');
    return say(name).includes(say(visible)) ? [] : [`«${squeeze(visible)}» is called «${squeeze(name)}»`];
  });
}
