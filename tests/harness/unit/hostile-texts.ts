import { HOSTILE_HTML } from './hostile-html.ts';

/** Ways out of the places where a page may put a text: an element, an attribute, a title, a style sheet, a comment. */
const BREAKS = ['', '"><', "'>", '</title></style></script>', '-->'];

/** Hostile texts of visitors, more than five hundred. Each of them calls `pwned()` when it is taken for HTML. */
export const HOSTILE_TEXTS: readonly string[] = BREAKS.flatMap((way) =>
  Object.values(HOSTILE_HTML).map((attack) => way + attack.replaceAll('\u0000', '')),
);
