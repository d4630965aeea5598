import { shapeOf } from '../../../domain/content/form/shape.ts';
import { FILES, PAGES } from '../../../domain/content/schemas.ts';

const shape = shapeOf(PAGES.privacy);
const catalogue = shapeOf(FILES['catalogue.yaml']);
const field = { name: 'f', place: '', problems: {}, action: '#' };
export const examples = {
  unions: {
    ...field,
    shape,
    value: { chapters: [{ id: 'a', title: 'Uno', blocks: ['Un párrafo.', { when: 'company.phone', text: 'Otro.' }] }] },
  },
  names: {
    ...field,
    name: 'g',
    shape: catalogue,
    value: { categories: [{ slug: 'a', service: 'b', families: [{ name: 'c', value: ['d'] }] }] },
    problems: { 'categories.0.slug': 'Ya hay otra.' },
  },
};
