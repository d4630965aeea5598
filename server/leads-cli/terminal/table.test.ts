import { describe, expect, test } from 'vitest';
import { fakeTerminal } from '../../../tests/harness/unit/run-leads.ts';
import { displayWidth } from './display-width.ts';
import { type Column, renderTable } from './table.ts';

const COLUMNS: readonly Column[] = [
  { title: 'Referencia' },
  { title: 'Fecha', optional: true },
  { title: 'Servicio', minWidth: 8, optional: true },
  { title: 'Nombre', minWidth: 8 },
];
const ROWS = [
  ['TL-000001', '2026-11-21', 'Sitio web II', 'María Quishpe'],
  ['TL-000002', '2026-11-21', 'Diseño Gráfico Web', 'Mari\u0301a Jose\u0301'],
  ['TL-000003', '2026-11-21', 'consulta general', '王小明 y compañía limitada de responsabilidad'],
];
const lines = (columns: number | undefined) =>
  renderTable(COLUMNS, ROWS, { ...fakeTerminal(columns).terminal, paint: (_style, text) => text })
    .trimEnd()
    .split('\n');

describe('renderTable', () => {
  test('aligns by display width and truncates nothing in a pipe', () => {
    expect(lines(undefined)).toEqual([
      'Referencia  Fecha       Servicio            Nombre',
      'TL-000001   2026-11-21  Sitio web II        María Quishpe',
      'TL-000002   2026-11-21  Diseño Gráfico Web  Mari\u0301a Jose\u0301',
      'TL-000003   2026-11-21  consulta general    王小明 y compañía limitada de responsabilidad',
    ]);
  });

  test.each([120, 80, 60, 50, 45, 40])('fits a terminal of %i columns', (columns) => {
    for (const line of lines(columns)) expect(displayWidth(line)).toBeLessThanOrEqual(columns);
  });

  test('shrinks columns before it drops one', () => {
    expect(lines(60)[2]).toBe('TL-000002   2026-11-21  Diseño Gráfico W…  Mari\u0301a Jose\u0301');
    expect(lines(44).at(-1)).toBe('TL-000003   2026-11-21  consulta…  王小明 y…');
    expect(lines(38)[0]).toBe('Referencia  Fecha       Nombre');
    expect(lines(25).at(-1)).toBe('TL-000003   王小明 y com…');
  });

  test('styles cells after padding', () => {
    const columns: readonly Column[] = [{ title: 'A', paint: 'bold' }, { title: 'B' }];
    const rows = [['x', { text: 'y', paint: 'red' as const }]];
    expect(renderTable(columns, rows, fakeTerminal(80).terminal)).toBe(
      '<bold>A</>  <bold>B</>\n<bold>x</>  <red>y</>\n',
    );
  });
});
