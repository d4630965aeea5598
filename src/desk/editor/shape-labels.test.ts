import { expect, test } from 'vitest';
import { group, line, list, text } from '../../../domain/content/fields.ts';
import { type ListShape, shapeOf } from '../../../domain/content/form/shape.ts';
import { FILES } from '../../../domain/content/schemas.ts';
import { rowLabel } from './shape-labels.ts';

const item = (of: Parameters<typeof list>[1]) => (shapeOf(list('Lista', of)) as ListShape).item;
const service = item(FILES['catalogue.yaml'].shape.services.element);
const family = shapeOf(FILES['catalogue.yaml'].shape.categories.element.shape.families);

test.each([
  ['its name', service, { slug: 'diseno-web', name: 'Diseño web' }, 'Diseño web'],
  ['its title', item(group('Caja', { sub: line('Arriba'), title: line('Título') })), { sub: 'a', title: 'b' }, 'b'],
  ['its first words', item(group('Caja', { sub: line('Arriba'), more: line('Más') })), { sub: '', more: 'b' }, 'b'],
  ['the name that the agency chose', family.type === 'names' ? family.item : family, { name: 'spa', value: [] }, 'spa'],
  ['its label, if its name is blank', item(text('Párrafo')), { name: '\u00A0', value: '' }, 'Párrafo'],
  ['itself, if it is a line', item(line('Palabra')), 'pan', 'pan'],
  ['its label', item(text('Párrafo')), 'Un texto largo.', 'Párrafo'],
])('a row is called by %s', (_, shape, row, label) => expect(rowLabel(shape, row)).toBe(label));
