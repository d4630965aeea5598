const row = { label: 'Añadir: pregunta', list: 'preguntas', action: '#', children: 'Campos' };
export const examples = {
  folded: { ...row, index: 2, isOpen: false },
  open: { ...row, index: 0, isOpen: true },
};
