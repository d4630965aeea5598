export const examples = {
  folded: { action: '#', slug: 'nivel-a' },
  refused: { action: '#', slug: 'nivel-b', problem: 'Otra página ya tiene esta dirección.' },
};
