const found = { title: 'Inicio', href: '/x', label: 'Titular › Texto', text: 'Sitios desde el primer día' };

export const examples = { two: { found: [found, { ...found, label: 'Titular' }] } };
