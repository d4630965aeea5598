import { shapeOf } from '../../../domain/content/form/shape.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import { planSchema } from '../../../domain/plans/plan.ts';
import { SAMPLE_CHANGES, SAMPLE_PROBLEM } from '../../../tests/harness/unit/sample-changes.ts';

const view = { title: 'Nivel A', action: '#', back: '#', base: '', problems: [], isNew: false };
const found = { title: 'Inicio', href: '#inicio', label: 'Titular', text: 'El Nivel B para todos' };
const shape = shapeOf(planSchema);
const ADDRESS_PROBLEM = { ...SAMPLE_PROBLEM, field: FORM_FIELDS.slug, message: 'Escriba otra.' };
export const examples = {
  parts: { ...view, parts: [{ label: 'Portada', href: '#portada' }] },
  plan: { ...view, shape, value: { title: 'Nivel A' }, preview: '#ver', remove: '#quitar' },
  renamed: { ...view, shape, value: {}, mentions: [{ name: 'Nivel B', found: [found] }] },
  refused: { ...view, shape, value: {}, problems: [SAMPLE_PROBLEM] },
  moved: { ...view, shape, value: {}, address: { action: '#', slug: '' }, problems: [ADDRESS_PROBLEM] },
  meanwhile: { ...view, shape, value: {}, meanwhile: SAMPLE_CHANGES },
  guide: { ...view, shape, value: {}, body: '## Uno', isNew: true },
  refusedGuide: {
    ...view,
    shape,
    value: {},
    body: '![](uno.jpg)',
    problems: [{ ...SAMPLE_PROBLEM, field: FORM_FIELDS.body }],
  },
} as const;
