import { expect, test } from 'vitest';
import { comparePlans } from './compare-plans.ts';

const group = (title: string, ...items: string[]) => ({ title, items });

test('a row for each group, a cell for each plan, and what a level adds is new', () => {
  const rows = comparePlans([
    { features: [group('Sitio', 'Formulario', 'Analítica')] },
    { features: [group('Sitio', 'Formulario', 'Mapa'), group('Uso', 'Comercial')] },
  ]);
  expect(rows).toEqual([
    {
      group: 'Sitio',
      cells: [
        [
          { text: 'Formulario', isNew: false },
          { text: 'Analítica', isNew: false },
        ],
        [
          { text: 'Formulario', isNew: false },
          { text: 'Mapa', isNew: true },
        ],
      ],
    },
    { group: 'Uso', cells: [[], [{ text: 'Comercial', isNew: true }]] },
  ]);
});

test('an item that only changes its group is not new', () => {
  const rows = comparePlans([{ features: [group('A', 'Soporte')] }, { features: [group('B', 'Soporte')] }]);
  expect(rows[1]?.cells[1]).toEqual([{ text: 'Soporte', isNew: false }]);
});

test('plans without features make no rows', () => {
  expect(comparePlans([{}, { features: undefined }])).toEqual([]);
});
