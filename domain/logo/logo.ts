import { PALETTE_COLOURS } from '../site/palette.ts';
import { isPathData } from './path-data.ts';
import { ATTRIBUTES, ELEMENTS, LEFT_OUT, PRESENTATION, SHAPES } from './svg-names.ts';
import { readStyleSheet, type StyleRule, styledAttributes } from './svg-style.ts';
import { elementsIn, isClosed, lineOf, parseSvg, type SvgElement, withDescendants } from './svg-tree.ts';
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
  | 'script'
  | 'style'
  | 'external'
  | 'reference'
  | 'path'
  | 'colour'
  | 'value'
  | 'nothing';
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
  readonly problems: LogoProblem[];
  /** Adds a problem with an element. */
  readonly report: (fault: LogoFault, at: SvgElement, found: string) => void;
};

/** Reads an SVG file as a drawing that any page may contain: shapes and colours, and nothing else. */
export function readLogo(source: string): Logo | readonly LogoProblem[] {
  const fail = (fault: LogoFault, found = '', line = 1) => [{ fault, line, found }];
  if (!source.trim()) return fail('empty');
  if (source.length > LOGO_LIMIT) return fail('tooLarge', String(Math.ceil(source.length / 1000)));
  const root = parseSvg(source).find(({ name }) => !LEFT_OUT.includes(name));
  if (root?.name !== 'svg') return fail('notSvg');
  const box = readViewBox(root.attribs);
  if (!box) return fail('noSize', '', lineOf(source, root));
  const context = contextOf(source, root);
  const inner = writeContents(root, context);
  const frame = attributesOf(root, PRESENTATION, context);
  if (context.problems.length > 0) return context.problems;
  if (!SHAPES.some((shape) => inner.includes(`<${shape}`))) return fail('nothing', '', lineOf(source, root));
  const crisp = / shape-rendering="crispEdges"/.test(frame);
  const smooth = frame.includes(' shape-rendering=') ? '' : ' shape-rendering="auto"';
  return { ...box, markup: `<g${smooth}${frame}>${inner}</g>`, crisp };
}

function contextOf(source: string, root: SvgElement): Context {
  const all = withDescendants(root);
  const problems: LogoProblem[] = [];
  const report: Context['report'] = (fault, at, found) =>
    problems.push({ fault, line: lineOf(source, at), found: found.slice(0, 40) });
  for (const element of all) if (!isClosed(source, element)) report('unclosed', element, element.name);
  const rules = all
    .filter(({ name }) => name === 'style')
    .flatMap((sheet) => {
      const found = readStyleSheet(sheet);
      if (!found) report('style', sheet, '');
      return found ?? [];
    });
  const targets = new Map(all.map((element) => [element.attribs['id'] ?? '', element]));
  return { rules, targets, problems, report };
}

const writeContents = (element: SvgElement, context: Context): string =>
  elementsIn(element)
    .map((child) => write(child, context))
    .join('');

/** An element as SVG text; what is wrong with it is added to the problems. */
function write(element: SvgElement, context: Context): string {
  const { name } = element;
  if (LEFT_OUT.includes(name) || name.includes(':')) return '';
  if (!ELEMENTS.includes(name)) {
    context.report(name === 'script' ? 'script' : 'element', element, name);
    return '';
  }
  const inner = writeContents(element, context);
  const attributes = attributesOf(element, ATTRIBUTES, context);
  return inner ? `<${name}${attributes}>${inner}</${name}>` : `<${name}${attributes}/>`;
}

function attributesOf(element: SvgElement, allowed: readonly string[], { rules, targets, report }: Context): string {
  const written = Object.entries(styledAttributes(element, rules)).flatMap(([key, value]) => {
    const name = key === 'xlink:href' ? 'href' : key;
    if (/^on/i.test(name)) report('script', element, name);
    if (!allowed.includes(name)) return [];
    const fault = faultOf(name, value, element, targets);
    if (fault) report(fault, element, value);
    return [` ${name}="${escapeAttribute(withPrefix(name, value))}"`];
  });
  return written.join('');
}

const REFERENCE = /url\(\s*(['"]?)#([\w.:-]+)\1\s*\)/g;
const PALETTE = /var\(\s*--([\w-]+)\s*\)/g;

/** Why an attribute may not have a value. */
function faultOf(
  name: string,
  value: string,
  { name: tag }: SvgElement,
  targets: Context['targets'],
): LogoFault | undefined {
  if (name === 'd') return isPathData(value) ? undefined : 'path';
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
  return tag === 'use' && withDescendants(target).some(({ name }) => name === 'use') ? 'value' : undefined;
}

function withPrefix(name: string, value: string): string {
  if (name === 'id') return `_logo-${value}`;
  if (name === 'href') return `#_logo-${value.slice(1)}`;
  return value.replace(REFERENCE, 'url(#_logo-$2)');
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
