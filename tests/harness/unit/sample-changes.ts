import type { ContentProblem, FieldChange, FileChanges } from '../../../domain/desk/editor/views.ts';

/** Values that were changed. */
export const SAMPLE_CHANGES: readonly FieldChange[] = [
  {
    label: 'Precio',
    pieces: [
      { text: '10', kind: 'removed' },
      { text: '12', kind: 'added' },
    ],
  },
  {
    label: 'En una frase',
    pieces: [
      { text: 'Un sitio ', kind: 'same' },
      { text: 'con menú', kind: 'added' },
    ],
  },
];

/** A changed, an added and a removed file. */
export const SAMPLE_FILES: readonly FileChanges[] = [
  { path: 'content/plans/a.yaml', title: 'Nivel A', href: '#a', kind: 'changed', changes: SAMPLE_CHANGES },
  { path: 'content/plans/b.yaml', title: 'Nivel B', href: '#b', kind: 'added', changes: SAMPLE_CHANGES },
  { path: 'content/images/c.jpg', title: 'Foto: c', kind: 'removed', changes: [] },
];

export const SAMPLE_PROBLEM: ContentProblem = {
  file: 'content/pages/home.yaml',
  title: 'Inicio',
  href: '#inicio',
  field: 'hero.title',
  label: 'Nombre',
  message: 'Falta el texto.',
};
