const shape = { type: 'group', label: 'Precio', optional: true, fields: [] } as const;
const group = { shape, name: 'precio', id: 'precio', children: <p>5</p> };
export const examples = {
  plain: group,
  refused: {
    ...group,
    shape: { ...shape, help: 'Sin él, se cotiza.' },
    name: 'otro',
    id: 'otro',
    problem: 'Falta el precio.',
  },
};
