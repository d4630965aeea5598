import type { DigestContent, DigestRow } from './digest-content.ts';
import { digestWords as words } from './words.ts';

/** `desk` is absent when the site has none. */
export type DigestLinks = { readonly desk: string | undefined; readonly site: string };

/** A digest as plain text. */
export function digestText({ title, period, toDo, tables }: DigestContent, { desk, site }: DigestLinks): string {
  const tasks = toDo.length > 0 ? [`${words.toDo}:`, ...toDo.map((task) => `- ${task}`)] : [words.nothingToDo];
  const sections = tables.map((table) => [table.title, ...table.rows.map(rowText)].join('\n'));
  return [
    `${title}.`,
    period,
    '',
    ...tasks,
    '',
    sections.join('\n\n'),
    ...(desk ? ['', `${words.desk}: ${desk}`] : []),
    '',
    '-- ',
    words.footer(site),
    '',
  ].join('\n');
}

function rowText([label, value, before]: DigestRow): string {
  return `${label}: ${value}${before === undefined ? '' : ` (${words.before(before)})`}`;
}
