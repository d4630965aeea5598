/** Replaces fenced code, in which `#`, `|` and `](` have other meanings, with spaces; line numbers stay the same. */
export const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, (code) => code.replace(/\S/g, ' '));

/** Text without Markdown syntax. */
const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');

/** The headings' anchors as GitHub generates them: `POST /api/v1/contact` becomes `post-apiv1contact`. */
export function anchorsOf(text: string): string[] {
  const slugs = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    plain(heading)
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );
  return slugs.map((slug, index) => {
    const before = slugs.slice(0, index).filter((other) => other === slug).length;
    return before > 0 ? `${slug}-${before}` : slug;
  });
}

/** Body rows of a table; cells keep their Markdown. */
export type Rows = readonly (readonly string[])[];

/** The tables of a section, without those of its subsections. Throws for an unknown section. */
export function tablesUnder(text: string, heading: string): Rows[] {
  const [, section] = withoutCode(text).split(new RegExp(`^#+ ${heading}$`, 'm'));
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

/** Inline code in a text. */
export const codesIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
