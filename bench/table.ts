import type { styleText } from 'node:util';
import type { Cell, Table } from './part.ts';

const MARKS = { true: ' ✓', false: ' ✗', undefined: '' };
const cellOf = (cell: Cell | string): Cell => (typeof cell === 'string' ? { text: cell } : cell);
const written = ({ text, meets }: Cell) => text + MARKS[`${meets}`];
const plain = (_: Parameters<typeof styleText>[0], text: string) => text;

/** The table in Markdown, aligned. Figures with a goal have a tick or a cross, and are coloured with `styleText`. */
export function formatTable({ title, heads, rows, notes = [] }: Table, style = plain): string {
  const cells = rows.map((row) => row.map(cellOf));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...cells.map((row) => written(row[column] ?? { text: '' }).length)),
  );
  const align = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  const paint = (cell: Cell, column: number) => {
    const text = align(written(cell), column);
    return cell.meets === undefined ? text : style(cell.meets ? 'green' : 'red', text);
  };
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const body = cells.map((row) => line(row.map(paint)));
  const remarks = notes.length > 0 ? ['', ...notes.map((note) => `- ${note}`)] : [];
  return [style('bold', `### ${title}`), '', line(heads.map(align)), line(rule), ...body, ...remarks, ''].join('\n');
}
