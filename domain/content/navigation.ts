import { z } from 'zod';
import { group, groups, line, link, list, type Of, toggle } from './fields.ts';

/** Menus and footer: `content/navigation.yaml`. */
export const navigationSchema = z.strictObject({
  navigation: group('Encabezado y menú', {
    skipLink: line('Enlace que salta al contenido', { max: 60 }),
    label: line('Nombre del menú', { max: 40, help: 'Lo dice un lector de pantalla.' }),
    homeLabel: line('Nombre del enlace del logotipo', { max: 80 }),
    links: list('Enlaces', link()),
    /** Lists the services, which come from the catalogue. */
    dropdown: group('Menú de servicios', { title: line('Título', { max: 30 }), viewAll: link('Enlace a todos') }),
    button: link('Botón').optional(),
    themeToggle: line('Nombre del botón de claro y oscuro', { max: 60 }),
    drawer: group('Menú del teléfono', {
      label: line('Nombre', { max: 40 }),
      open: line('Abrir', { max: 40 }),
      close: line('Cerrar', { max: 40 }),
      before: list('Enlaces antes de los servicios', link()),
      after: list('Enlaces después de los servicios', link()),
      button: link('Botón'),
    }),
  }),
  breadcrumbs: group('Dónde está', {
    label: line('Nombre, para un lector de pantalla', { max: 40 }),
    home: line('Inicio', { max: 30 }),
    services: line('Servicios', { max: 30 }),
    portfolio: line('Portafolio', { max: 30 }),
    whitepapers: line('Guías', { max: 30 }),
  }),
  footer: group('Pie de página', {
    label: line('Nombre, para un lector de pantalla', { max: 40 }),
    groups: groups('Grupos', 'Grupo', {
      title: line('Título', { max: 30 }),
      services: toggle('Lista los servicios', 'Los que no tienen enlace en otro grupo.').optional(),
      links: list('Enlaces', link()).default([]),
    }),
    copyright: line('Última línea', { max: 120, values: ['year'] }),
    statements: list('Enlaces de la última línea', link()),
  }),
});
export type NavigationFile = Of<typeof navigationSchema>;
export type FooterWords = NavigationFile['footer'];
