import { expect, test } from 'vitest';
import { comparePlans } from './compare-plans.ts';

const group = (title: string, ...items: string[]) => ({ title, items });

test('comparePlans returns a row per feature group and a cell per plan, with added items marked as new', () => {
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

test('comparePlans does not mark an item as new that only changes its group', () => {
  const rows = comparePlans([{ features: [group('A', 'Soporte')] }, { features: [group('B', 'Soporte')] }]);
  expect(rows[1]?.cells[1]).toEqual([{ text: 'Soporte', isNew: false }]);
});

test('comparePlans returns no rows for plans without features', () => {
  expect(comparePlans([{}, { features: undefined }])).toEqual([]);
});
