import { converter, formatCss } from 'culori';

/** `oklch(from var(--noche) 0.185 calc(min(c, 0.06) * 0.6875) calc(h + 3))`: the notation of derived colours in tokens.css. */
const DERIVED =
  /^oklch\(from var\(--(?<thread>[\w-]+)\) (?<l>[\d.]+) (?<c>c|calc\(.+?\)(?= (?:h|calc))) (?<h>h|calc\(h [+-] [\d.]+\))\)$/;
const CHROMA = /^calc\((?:min\(c, (?<most>[\d.]+)\)|c) \* (?<by>[\d.]+)\)$/;
const toOklch = converter('oklch');

/** A colour derived from a thread: the thread's name, and a function from its colour to the derived one in CSS. */
export type Derived = { readonly thread: string; readonly from: (colour: string) => string };

/** Reads a colour derived from a thread; undefined for any other value. Throws for a derivation in another notation. */
export function readDerived(value: string): Derived | undefined {
  if (!/^oklch\(from\b/.test(value)) return undefined;
  const { thread, l, c = '', h = '' } = DERIVED.exec(value)?.groups ?? {};
  if (!thread) throw new Error(`Unknown notation of a derived colour: ${value}`);
  return {
    thread,
    from: (colour) => {
      const given = toOklch(colour);
      if (!given) return '';
      const hue = (given.h ?? 0) + Number(/[+-] [\d.]+/.exec(h)?.[0].replace(' ', '') ?? 0);
      return formatCss({ mode: 'oklch', l: Number(l), c: chromaOf(c, given.c), h: hue });
    },
  };
}

function chromaOf(formula: string, given: number): number {
  const { most = Infinity, by = 1 } = CHROMA.exec(formula)?.groups ?? {};
  return Math.min(given, Number(most)) * Number(by);
}
