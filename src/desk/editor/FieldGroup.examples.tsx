const shape = { type: 'group', label: 'Precio', optional: true, fields: [] } as const;
const group = { shape, id: 'precio', children: <p>5</p> };
export const examples = {
  plain: group,
  refused: { ...group, shape: { ...shape, help: 'Sin él, se cotiza.' }, id: 'otro', problem: 'Falta el precio.' },
};
