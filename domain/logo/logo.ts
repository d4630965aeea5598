import { DomUtils, parseDocument } from 'htmlparser2';
import { PALETTE_COLOURS } from '../site/palette.ts';
import { ATTRIBUTES, ELEMENTS, ENDED, LEFT_OUT, PRESENTATION, SHAPES } from './svg-names.ts';
import { readStyleSheet, type StyleRule, type SvgElement, styledAttributes } from './svg-style.ts';
import { readViewBox } from './view-box.ts';

/** In characters. */
export const LOGO_LIMIT = 30_000;

export type LogoFault =
  | 'empty'
  | 'notSvg'
  | 'tooLarge'
  | 'noSize'
  | 'unclosed'
  | 'element'
  | 'style'
  | 'external'
  | 'reference'
  | 'path'
  | 'colour'
  | 'value';
/** What is wrong with a logo, and in which line of its file; `found` is the name or value. */
export type LogoProblem = { readonly fault: LogoFault; readonly line: number; readonly found: string };

export type Logo = {
  /** In units of its own. */
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  /** Safe SVG. Colours of the palette are `var(--…)`, the text's is `currentColor`; ids begin with `_logo-`. */
  readonly markup: string;
  /** Drawn in cells whose edges stay sharp. */
  readonly crisp: boolean;
};

type Context = {
  readonly rules: readonly StyleRule[];
  /** By id. */
  readonly targets: ReadonlyMap<string, SvgElement>;
  /** Adds a problem with an element. */
  readonly report: (fault: LogoFault, at: SvgElement, found: string) => void;
};

const PARSING = { xmlMode: true, withStartIndices: true, withEndIndices: true };

const childrenOf = ({ children }: Pick<SvgElement, 'children'>) => DomUtils.getElementsByTagName('*', children, false);

/** Reads an SVG file as a drawing that any page may contain: shapes and colours, and nothing else. */
export function readLogo(source: string): Logo | readonly LogoProblem[] {
  const problems: LogoProblem[] = [];
  const report = (fault: LogoFault, { startIndex }: Pick<SvgElement, 'startIndex'>, found: string) => {
    const line = source.slice(0, startIndex ?? 0).split('\n').length;
    problems.push({ fault, line, found: found.slice(0, 40) });
    return problems;
  };
  const file = { startIndex: 0 };
  if (!source.trim()) return report('empty', file, '');
  if (source.length > LOGO_LIMIT) return report('tooLarge', file, String(Math.ceil(source.length / 1000)));
  const root = childrenOf(parseDocument(source, PARSING)).find(({ name }) => !LEFT_OUT.includes(name));
  if (root?.name !== 'svg') return report('notSvg', file, '');
  const box = readViewBox(root.attribs);
  if (!box) return report('noSize', root, '');
  const open = DomUtils.getElementsByTagName((name) => ENDED.includes(name), [root]).find(
    (element) => element.children.length > 0 && !isWhole(source, element),
  );
  if (open) return report('unclosed', open, open.name);
  const context = contextOf(root, report);
  const frame = attributesOf(root, PRESENTATION, context);
  keepDrawing(root, context);
  if (problems.length > 0) return problems;
  if (!SHAPES.some((shape) => DomUtils.getElementsByTagName(shape, root).length > 0)) return report('empty', root, '');
  root.name = 'g';
  root.attribs = { 'shape-rendering': 'auto', ...frame };
  const crisp = root.attribs['shape-rendering'] === 'crispEdges';
  return { ...box, markup: DomUtils.getOuterHTML(root, { xmlMode: true }), crisp };
}

/** Whether the file has the end tag of an element, which is not in an open comment. */
const isWhole = (source: string, { name, endIndex }: SvgElement) =>
  (endIndex ?? 0) < source.length && new RegExp(`</${name}\\s*>$`).test(source.slice(0, (endIndex ?? 0) + 1));

function contextOf(root: SvgElement, report: Context['report']): Context {
  const rules = DomUtils.getElementsByTagName('style', root).flatMap((sheet) => {
    const found = readStyleSheet(sheet);
    if (!found) report('style', sheet, '');
    return found ?? [];
  });
  const all = DomUtils.getElementsByTagName('*', [root]);
  return { rules, targets: new Map(all.map((element) => [element.attribs['id'] ?? '', element])), report };
}

/** Leaves nothing in an element but what a drawing may have. */
function keepDrawing(element: SvgElement, context: Context): void {
  const children = childrenOf(element).filter(({ name }) => !LEFT_OUT.includes(name) && !name.includes(':'));
  element.children = children.filter(({ name }) => ELEMENTS.includes(name));
  for (const child of children) {
    if (!ELEMENTS.includes(child.name)) {
      context.report('element', child, child.name);
      continue;
    }
    child.attribs = attributesOf(child, ATTRIBUTES, context);
    keepDrawing(child, context);
    if (SHAPES.includes(child.name) && child.children.length > 0) context.report('unclosed', child, child.name);
  }
}

/** The attributes that an element may have. */
function attributesOf(element: SvgElement, allowed: readonly string[], { rules, targets, report }: Context) {
  const kept = Object.entries(styledAttributes(element, rules)).flatMap(([key, value]) => {
    const name = key === 'xlink:href' ? 'href' : key;
    if (!allowed.includes(name)) return [];
    const fault = faultOf(name, value, element.name, targets);
    if (fault) report(fault, element, value);
    return [[name, withPrefix(name, value)]];
  });
  return Object.fromEntries(kept);
}

const REFERENCE = /url\(\s*(['"]?)#([\w.:-]+)\1\s*\)/g;
const PALETTE = /var\(\s*--([\w-]+)\s*\)/g;
const PATH = /^\s*(m[\s\d.,+\-emzlhvcsqta]*)?$/i;

/** Why an attribute of an element may not have a value. */
function faultOf(name: string, value: string, tag: string, targets: Context['targets']): LogoFault | undefined {
  if (name === 'd') return PATH.test(value) ? undefined : 'path';
  if (name === 'href') return hrefFault(value, tag, targets);
  if (/[\\<]|\/\*/.test(value)) return 'value';
  if (/url\(|:\/\//i.test(value.replace(REFERENCE, ''))) return 'external';
  if ([...value.matchAll(REFERENCE)].some(([, , id = '']) => !targets.has(id))) return 'reference';
  const names = [...value.matchAll(PALETTE)].map(([, colour = '']) => colour);
  const isKnown = names.every((colour) => PALETTE_COLOURS.some((name) => name === colour));
  return isKnown && !/var\(/i.test(value.replace(PALETTE, '')) ? undefined : 'colour';
}

/** A `use` may not draw another one, because a few of them in each other multiply without end. */
function hrefFault(value: string, tag: string, targets: Context['targets']): LogoFault | undefined {
  if (!value.startsWith('#')) return 'external';
  const target = targets.get(value.slice(1));
  if (!target) return 'reference';
  return tag === 'use' && DomUtils.getElementsByTagName('use', [target]).length > 0 ? 'value' : undefined;
}

function withPrefix(name: string, value: string): string {
  if (name === 'id') return `_logo-${value}`;
  if (name === 'href') return `#_logo-${value.slice(1)}`;
  return value.replace(REFERENCE, 'url(#_logo-$2)');
}
