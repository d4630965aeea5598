import { z } from 'zod';
import { badgeCard } from '../cards.ts';
import { address, group, groups, icon, line, link, list, type Of, text } from '../fields.ts';
import { faq, planId, seo, service } from '../sections.ts';

/** `content/pages/home.yaml`, in the order of the page. */
export const homeSchema = z.strictObject({
  seo,
  /** Notice above the home page when it is shown for an address that does not exist. */
  notFound: group('Aviso de dirección que no existe', {
    title: line('Título', { max: 60 }),
    text: text('Texto', { max: 300 }),
    links: list('Enlaces', link()),
  }),
  hero: group('Portada', {
    title: line('Nombre', { max: 40 }),
    statement: line('Frase', { max: 80 }),
    text: text('Texto', { max: 300 }),
    primary: link('Botón'),
    secondary: link('Segundo botón').optional(),
  }),
  loom: group('Hacia el telar', { text: line('Texto', { max: 80 }), link: link() }).optional(),
  featuredTitles: group('Servicios', {
    title: line('Título', { max: 100 }),
    link: link('Botón').optional(),
    items: groups('Servicios', 'Servicio', {
      service: service(),
      icon: icon(),
      title: line('Título', { max: 60 }),
      description: text('Texto', { max: 300 }),
    }),
  }),
  banners: groups('Franjas', 'Franja', {
    service: service(),
    paragraph: group('Título', {
      letter: line('Letra', { max: 1 }),
      title: line('Título', { max: 30 }),
      subTitle: line('Subtítulo', { max: 80 }),
    }),
    content: text('Texto', { max: 300 }),
    link: link(),
  }),
  /** A card with a `planId` shows the price of that plan in place of its country. */
  badgeCards: group('Maneras de empezar', {
    title: line('Título', { max: 60 }),
    cards: groups('Tarjetas', 'Tarjeta', { ...badgeCard, planId: planId('Plan cuyo precio se muestra').optional() }),
  }),
  products: group('Paquetes y precios', {
    title: line('Título', { max: 60 }),
    posters: groups('Carteles', 'Cartel', {
      /** Short code of the plan, shown large: «WEB-SP». */
      code: line('Código', { max: 10 }),
      service: service(),
      title: line('Título', { max: 60 }),
      /** The plan whose price is shown; without one, «Precio a cotizar». */
      planId: planId('Plan cuyo precio se muestra').optional(),
      href: address(),
    }),
  }),
  video: group('Video', {
    title: line('Título', { max: 60 }),
    motto: line('Frase', { max: 100 }),
    link: link().optional(),
  }).optional(),
  questions: faq,
});
export type HomeWords = Of<typeof homeSchema>;
