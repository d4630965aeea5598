import { navigation } from '../../../tests/harness/unit/our-content.ts';

const head = {
  title: 'Documento de muestra: cómo elegir un dominio',
  date: '2026-11-21',
  author: 'Ana Quishpe',
  minutes: 5,
  tags: [{ label: 'correo', href: '#correo' }],
  seed: 'a',
  breadcrumbs: navigation.links,
};
export const examples = {
  drawn: { ...head, picture: 'mail' },
  plain: { ...head, tags: [], date: 'Muestra' },
};
