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
