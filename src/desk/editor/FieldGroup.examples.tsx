const group = { name: 'precio', label: 'Precio', optional: true, children: <p>5</p> };
export const examples = {
  plain: group,
  refused: { ...group, name: 'otro', help: 'Sin él, se cotiza.', problem: 'Falta el precio.' },
};
