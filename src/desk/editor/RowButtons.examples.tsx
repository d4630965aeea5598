const row = { label: '2. Pregunta', name: 'preguntas', list: 'preguntas', index: 1, isLast: false, action: '#' };
export const examples = { middle: row, only: { ...row, index: 0, isLast: true } };
