export const examples = {
  text: { html: '<h2>Uno</h2><p>Texto con <strong>fuerza</strong>.</p><ul><li>Primero</li><li>Segundo</li></ul>' },
} as const;
