const leaf = { type: 'leaf', kind: 'line', of: 'text', optional: false, label: 'Título', max: 40 } as const;
const problem = undefined;
export const examples = {
  line: { shape: leaf, name: 'titulo', value: 'Nivel A', problem },
  refused: { shape: leaf, name: 'otro', value: '', problem: 'Falta el texto.' },
  text: { shape: { ...leaf, kind: 'text' }, name: 'texto', value: 'Un sitio.', problem },
  money: { shape: { ...leaf, kind: 'money', of: 'number', optional: true }, name: 'precio', value: 5, problem },
  day: { shape: { ...leaf, kind: 'date' }, name: 'dia', value: '2026-11-27', problem },
  choice: { shape: { ...leaf, choices: { uno: 'Uno', dos: 'Dos' } }, name: 'cual', value: 'tres', problem },
  service: {
    shape: { ...leaf, kind: 'service' },
    name: 'servicio',
    value: 'web',
    problem,
    names: { service: [{ value: 'web', label: 'Desarrollo web' }] },
  },
  toggle: {
    shape: { ...leaf, kind: 'toggle', of: 'toggle', help: 'Es el más bajo.' },
    name: 'desde',
    value: false,
    problem,
  },
} as const;
