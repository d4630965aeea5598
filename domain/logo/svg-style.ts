import { DomUtils } from 'htmlparser2';

export type SvgElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Declarations = Readonly<Record<string, string>>;
/** A class of a style sheet. */
export type StyleRule = { readonly name: string; readonly declarations: Declarations };

const RULE = /([^{}]*)\{([^{}]*)\}/g;

/** The declarations of a `style` attribute or of a rule, by property. */
const readDeclarations = (css: string): Declarations =>
  Object.fromEntries(
    css.split(';').flatMap((declaration) => {
      const [, property = '', value = ''] = /^([^:]*):(.*)$/s.exec(declaration) ?? [];
      return property ? [[property.trim().toLowerCase(), value.replace(/!important/i, '').trim()]] : [];
    }),
  );

/** The classes of a style sheet; undefined if it has anything else, such as a selector by element. */
export function readStyleSheet(sheet: SvgElement): readonly StyleRule[] | undefined {
  const css = DomUtils.textContent(sheet).replace(/\/\*.*?\*\/|@charset[^;]*;/gs, '');
  if (css.replace(RULE, '').trim()) return undefined;
  const rules = [...css.matchAll(RULE)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => ({ selector: selector.trim(), declarations: readDeclarations(body) })),
  );
  if (!rules.every(({ selector }) => /^\.[\w-]+$/.test(selector))) return undefined;
  return rules.map(({ selector, declarations }) => ({ name: selector.slice(1), declarations }));
}

/** An element's attributes with those that its classes and its `style` set, which count for more. */
export function styledAttributes({ attribs }: SvgElement, rules: readonly StyleRule[]): Declarations {
  const classes = (attribs['class'] ?? '').split(/\s+/);
  const set = rules.filter(({ name }) => classes.includes(name)).map(({ declarations }) => declarations);
  return Object.assign({}, attribs, ...set, readDeclarations(attribs['style'] ?? ''));
}
