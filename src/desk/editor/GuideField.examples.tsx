const guide = { body: '## Uno\n\nTexto con **fuerza**.', action: '#', pictures: [] };
export const examples = {
  shown: { ...guide, html: '<h2>Uno</h2><p>Texto con <strong>fuerza</strong>.</p>', pictures: ['taller.jpg'] },
  unfinished: { ...guide, html: undefined },
} as const;
