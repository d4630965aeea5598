import { expect, test } from 'vitest';
import { csvRecord } from './csv.ts';

test.each([
  ['María', 'María'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hola"', '"say ""hola"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+593 99 123 4567', "'+593 99 123 4567"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  ['\r=1+1', `"'\r=1+1"`],
  ['\n=1+1', `"'\n=1+1"`],
  ['＝1+1', "'＝1+1"],
  ["'=1+1", "'=1+1"],
  ['1=1', '1=1'],
  ['maria@correo.example', 'maria@correo.example'],
])('writes %j as %j', (value, cell) => {
  expect(csvRecord([value, 'x'])).toBe(`${cell},x\r\n`);
});
