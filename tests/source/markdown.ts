/** A Markdown text without its fenced code, in which `#` and `|` mean something else. */
const prose = (text: string) => text.replace(/^```.*?^```/gms, '');

/** Words without Markdown's own signs. */
const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

/** The headings of a Markdown text, in order. */
export function headingsOf(text: string): string[] {
  return [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => plain(heading).trim());
}

/** The anchors of the headings as hosting sites make them: `POST /api/v1/contact` becomes `post-apiv1contact`. */
export function anchorsOf(text: string): string[] {
  const slugs = headingsOf(text).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((other) => other === slug).length;
    return before > 0 ? `${slug}-${before}` : slug;
  });
}

/** Rows of a table, its head aside, as cells with their Markdown. */
export type Rows = readonly (readonly string[])[];

/** The tables of one section, without those of the sections inside it. Throws when there is no such section. */
export function tablesUnder(text: string, heading: string): Rows[] {
  const [, section] = prose(text).split(new RegExp(`^#+ ${heading}$`, 'm'));
  if (section === undefined) throw new Error(`There is no section «${heading}»`);
  const own = section.split(/^#+ /m)[0] ?? '';
  return [...own.matchAll(/^\|.*\|\n\|[-| ]+\|\n((?:\|.*\|\n)*)/gm)].map(([, body = '']) =>
    body.trimEnd().split('\n').map(readCells),
  );
}

const readCells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** What a text has between backticks. */
export const codesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
