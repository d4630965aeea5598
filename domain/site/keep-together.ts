/**
 * Space before an amount of money, before a Roman numeral, between a number and the word it counts or its percent sign, or
 * beside the dash between two times.
 */
const GAP = / (?=\$\d|[IVX]+(?![\p{L}\d]))|(?<=\d) (?=\p{Ll}|%)|(?<=m\.) (?=– \d)|(?<=m\. –) (?=\d)/gu;
const HARD_SPACE = '\u00A0';

/** Makes the spaces non-breaking in expressions such as «Nivel I», «24 horas», «Desde $299» and «8 a.m.». */
export const keepTogether = (text: string): string => text.replace(GAP, HARD_SPACE);

/** The same for a name, whose hyphens may not end a line either: «GFX-W Nivel I». */
export const keepName = (name: string): string => keepTogether(name).replaceAll('-', '-\u2060');
