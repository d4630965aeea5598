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

export const planCardWords = { view: 'Ver' };

/** The three levels, and how high each climbs. */
export const tierWords = {
  1: { name: 'Nivel I', height: 'Valle' },
  2: { name: 'Nivel II', height: 'Ladera' },
  3: { name: 'Nivel III', height: 'Cumbre' },
} as const;

export const comparisonWords = { price: 'Precio', nothing: 'No aplica', adds: 'Añade:' };

export const proseWords = { contents: 'En esta página', updated: 'Actualizado el' };

export const loadingLabel = 'Cargando…';
