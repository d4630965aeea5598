/** Words around the whitepapers. */
export const whitepaperWords = { more: 'Leer más' };

/** What the grid shows where it is given no documents: placeholders that say so. */
export const samplePosts = [
  { title: 'Documento de muestra: cómo elegir un dominio', created_at: 'Muestra', link: '#muestra-1' },
  { title: 'Documento de muestra: qué pedir en una cotización', created_at: 'Muestra', link: '#muestra-2' },
] as const;
