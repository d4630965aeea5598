import { expect, test } from 'vitest';
import { csvRecord } from './export-leads.ts';

test.each([
  ['María', 'María'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "hola"', '"say ""hola"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', `"'\t'=1+1"`],
  ['\r=1+1', `"'\r'=1+1"`],
  ['dos;=1+1', '"dos;=1+1"'],
  ['dos,=1+1', `"dos,'=1+1"`],
  ['uno\n- dos', `"uno\n'- dos"`],
  ['＝1+1', "'＝1+1"],
  ["'=1+1", "'=1+1"],
  ['1=1', '1=1'],
  ['maria@correo.example', 'maria@correo.example'],
])('csvRecord() writes %j as %j', (value, cell) => {
  expect(csvRecord([value, 'x'])).toBe(`${cell};x\r\n`);
});

test('a message of line breaks takes no longer than other text', () => {
  const timeOf = (value: string) => {
    const start = performance.now();
    for (let turn = 0; turn < 20; turn++) csvRecord([value]);
    return performance.now() - start;
  };
  const length = 100_000;
  timeOf('x'.repeat(length));
  expect(timeOf('\n'.repeat(length))).toBeLessThan(200 * timeOf('x'.repeat(length)) + 2_000);
});

/** Cells as Python and spreadsheets read them: a quote is special only at the start of a cell. */
function cellsOf(text: string, separator: string): string[] {
  const cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = /"((?:[^"]|"")*)"?/y;
    quoted.lastIndex = at;
    const [whole = '', inside = ''] = quoted.exec(text) ?? [];
    const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
    plain.lastIndex = at + whole.length;
    const [rest = ''] = plain.exec(text) ?? [];
    cells.push(inside.replaceAll('""', '"') + rest);
    at += whole.length + rest.length + 1;
  }
  return cells;
}

test.each([',', ';', '\t'])('with the separator %j, no text becomes a formula', (separator) => {
  const signs = [';', '\t', '\n', '\r\n', ',', '"', ' ', '=', '+', 'a'];
  let texts = [''];
  for (let length = 0; length < 4; length += 1) texts = texts.flatMap((text) => signs.map((sign) => text + sign));
  expect(texts).toHaveLength(10_000);
  const formulas = texts.filter((text) => {
    const cells = cellsOf(csvRecord(['TL-1', text, text]), separator);
    return cells.some((cell) => /^[=+\-@]/.test(cell.trimStart()));
  });
  expect(formulas).toEqual([]);
});
