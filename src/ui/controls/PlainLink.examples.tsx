export const examples = {
  plain: { label: 'Desde el plan', href: '#' },
  more: { label: 'Desde el plan', more: ': el más pequeño', href: '#', newTab: true },
};
