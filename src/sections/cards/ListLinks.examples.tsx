import { ListLinks } from './ListLinks.tsx';

export const Component = ListLinks;
export const examples = {
  tags: {
    label: 'Temas',
    links: [
      { label: 'Todos', href: '#todos', current: true },
      { label: 'ventas', href: '#ventas' },
      { label: 'correo', href: '#correo' },
    ],
  },
};
export const criteria = {
  'without script': 'lead to an address of its own for each choice',
  reader: 'say what the links are for, and which one is current',
};
