import { styleText } from 'node:util';
import type { Cell, Table } from './part.ts';

const GAP = '  ';

const textOf = (cell: Cell | string) => (typeof cell === 'string' ? cell : cell.text);
const meets = (cell: Cell | string) => (typeof cell === 'string' ? undefined : cell.meets);

/** A table for a terminal: aligned, with met goals green and missed ones red; a missed goal also has a cross. */
export function formatTable({ title, heads, rows, notes = [] }: Table): string {
  const written = rows.map((row) => row.map((cell) => textOf(cell) + (meets(cell) === false ? '✗' : '')));
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...written.map((row) => row[column] ?? '')].map(length)),
  );
  const align = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  const lines = rows.map((row, index) =>
    (written[index] ?? []).map((text, column) => paint(align(text, column), row[column] ?? '')).join(GAP),
  );
  return [
    styleText(['bold', 'cyan'], title),
    styleText('bold', heads.map(align).join(GAP)),
    ...lines,
    ...notes.map((note) => styleText('dim', note)),
    '',
  ].join('\n');
}

const length = (text: string) => text.length;

function paint(text: string, cell: Cell | string): string {
  const state = meets(cell);
  if (state === undefined) return text;
  return styleText(state ? 'green' : 'red', text);
}

const MARKS = { true: ' ✓', false: ' ✗', undefined: '' };

/** The table in Markdown; figures with a goal have a tick or a cross. */
export function writeTable({ title, heads, rows, notes = [] }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heads.map((_, column) => (column === 0 ? '---' : '---:'));
  const body = rows.map((row) => line(row.map((cell) => textOf(cell) + MARKS[`${meets(cell)}`])));
  const remarks = notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : [];
  return [`### ${title}`, '', line(heads), line(rule), ...body, ...remarks, ''].join('\n');
}
