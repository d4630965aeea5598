/** Blocks that several pages share (SPEC §3 «globalWidgets»). */
export const cardWords = { features: 'Características', view: 'Ver', language: 'Idioma' };

export const pauseLabel = 'Pausar';

/** Placeholders that say so: no client is named before one agrees to be (DECISIONS §4). */
export const trustedBy = {
  title: 'Confían en nosotros',
  logos: [
    { name: 'Cooperativa Ejemplo', icon: 'people' },
    { name: 'Café Muestra', icon: 'plate' },
    { name: 'Ferretería Modelo', icon: 'server' },
    { name: 'Hostería Ejemplo', icon: 'pin' },
    { name: 'Clínica Muestra', icon: 'check' },
    { name: 'Vivero Modelo', icon: 'sun' },
  ],
} as const;
