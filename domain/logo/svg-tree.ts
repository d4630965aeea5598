import { Parser } from 'htmlparser2';

export type SvgElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: SvgElement[];
  /** Its own text, which only style sheets use. */
  text: string;
  /** From 1. */
  readonly line: number;
  /** Whether it has an end tag of its own. */
  closed: boolean;
};

/** The elements of an XML text, the outermost first. Comments, declarations and the prolog are left out. */
export function parseSvg(source: string): SvgElement[] {
  const top: SvgElement[] = [];
  const open: SvgElement[] = [];
  let line = 1;
  let counted = 0;
  const lineAt = (index: number) => {
    line += source.slice(counted, index).split('\n').length - 1;
    counted = index;
    return line;
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, children: [], text: '', line: lineAt(parser.startIndex), closed: false };
        (open.at(-1)?.children ?? top).push(element);
        open.push(element);
      },
      ontext(text) {
        const parent = open.at(-1);
        if (parent) parent.text += text;
      },
      onclosetag(_, isImplied) {
        const element = open.pop();
        const closesItself = element?.children.length === 0 && source[parser.endIndex - 1] === '/';
        if (element) element.closed = !isImplied || closesItself;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return top;
}

/** An element and everything in it. */
export const withDescendants = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap(withDescendants),
];
