import { SAMPLE_FILES } from '../../../tests/harness/unit/sample-changes.ts';
import { SAMPLE_NOW } from '../../../tests/harness/unit/sample-leads.ts';

const group = {
  title: 'Planes',
  files: [
    { file: 'plans/a.yaml', title: 'Nivel A', href: '#a', price: '$240', isPending: true, isHidden: true },
    { file: 'plans/b.yaml', title: 'Nivel B', href: '#b', isPending: false, isHidden: false },
  ],
  add: { label: 'Nuevo plan', href: '#nuevo' },
};
const list = { groups: [group], search: '', found: [], pending: 0, conflicts: [], bin: [], isNew: false };
export const examples = {
  first: { ...list, isNew: true },
  busy: {
    ...list,
    pending: 2,
    failedSchedule: SAMPLE_NOW,
    conflicts: SAMPLE_FILES.slice(0, 1),
    bin: [{ path: 'content/plans/c.yaml', title: 'Nivel C' }],
  },
  found: { ...list, search: 'sitio', found: [{ title: 'Nivel A', href: '#a', label: 'Texto', text: 'Un sitio.' }] },
  none: { ...list, search: 'nada' },
} as const;
