import { address, choice, group, groups, icon, id, line, link, list, type Of, text, toggle } from './fields.ts';
import { headScene, scene, service } from './sections.ts';

/** Cards that several pages have. */

export const badgeCard = {
  image: scene(),
  service: service(),
  title: line('Título', { max: 60 }),
  country: line('Línea bajo el título', { max: 60, help: 'El país; en la página del equipo, el área.' }),
  description: text('Texto', { max: 400 }),
  badges: groups('Etiquetas', 'Etiqueta', {
    label: line('Texto', { max: 30 }),
    emoji: line('Emoji', { max: 4 }).optional(),
    color: choice('Color', { grana: 'grana', maiz: 'maíz', eucalipto: 'eucalipto' }).optional(),
  }).optional(),
  lang: line('Idioma', { max: 12 }).optional(),
  link: link().optional(),
};

export const backgroundCard = group('Tarjeta', {
  sub: line('Categoría', { max: 30 }),
  title: line('Título', { max: 60 }),
  description: text('Texto', { max: 300 }).optional(),
  variant: choice('Fondo', {
    default: 'el de siempre',
    gradient: 'degradado',
    dark: 'oscuro',
    light: 'claro',
  }).optional(),
  scene: headScene('Escena').optional(),
  link: group('Enlace', {
    enabled: toggle('Se muestra'),
    label: line('Texto', { max: 60 }),
    href: address(),
  }).optional(),
});

export const block = group('Bloque', {
  id: id('Nombre en la dirección', 'Un enlace puede llevar hasta aquí.'),
  icon: icon(),
  title: line('Título', { max: 60 }),
  description: text('Texto', { max: 600 }),
  items: list('Lista', line('Renglón')),
});
export type BlockWords = Of<typeof block>;
