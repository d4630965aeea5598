import type { Catalogue } from '../domain/plans/catalogue.ts';
import { claims } from './claims.ts';
import { hostingResources } from './hosting-resources.ts';

/**
 * What the agency sells, and at which addresses. Menus, footer and overview show every service. A plan is a file in
 * `content/plans`; the family that lists it gives it its service and address.
 */
export const catalogue: Catalogue = {
  services: [
    {
      slug: 'desarrollo-web',
      name: 'Desarrollo web',
      line: 'Páginas web y tiendas en línea, a su medida.',
      icon: 'web',
      colour: 'anil',
      page: 'web-development',
    },
    {
      slug: 'alojamiento-web',
      name: 'Alojamiento web',
      line: `Hosting con SSL, correos y soporte ${claims.hostingSupport}.`,
      icon: 'server',
      colour: 'eucalipto',
      page: 'hosting',
    },
    {
      slug: 'diseno-grafico',
      name: 'Diseño gráfico',
      line: 'Banners, artes para redes y anuncios.',
      icon: 'brush',
      colour: 'grana',
      page: 'graphic-design',
    },
    {
      slug: 'marketing',
      name: 'Marketing',
      line: 'SEO, branding y redes para que lo encuentren.',
      icon: 'megaphone',
      colour: 'teja',
      page: 'marketing',
    },
  ],
  categories: [
    {
      slug: 'desarrollo-web',
      service: 'desarrollo-web',
      families: { spa: ['nivel-1', 'nivel-2', 'nivel-3'], splash: ['web-splash'] },
      alsoFinds: 'desarrollo-ecommerce',
      prefixes: ['nivel-', 'web-'],
    },
    {
      slug: 'desarrollo-ecommerce',
      aliases: ['ecommerce'],
      service: 'desarrollo-web',
      families: { tiendas: ['ec-nivel-1', 'ec-nivel-2', 'ec-nivel-3'] },
      spellings: { 'ecommerce-*': 'ec-*' },
      prefixes: ['ec-nivel-'],
    },
    {
      slug: 'alojamiento-web',
      service: 'alojamiento-web',
      families: { hosting: ['hosting-nivel-1', 'hosting-nivel-2', 'hosting-nivel-3'] },
      spellings: { 'nivel-*': 'hosting-nivel-*' },
      prefixes: ['hosting-nivel-'],
      sharedFeatures: hostingResources,
    },
    {
      slug: 'diseno-grafico-web',
      service: 'diseno-grafico',
      families: { 'diseno-web': ['gfx-w-nivel-1', 'gfx-w-nivel-2', 'gfx-w-nivel-3'] },
      spellings: { 'nivel-*': 'gfx-w-nivel-*' },
    },
    {
      slug: 'diseno-grafico',
      service: 'diseno-grafico',
      // No page shows this family, so the sitemap and llms.txt leave it out.
      families: { 'diseno-general': ['gfx-g-nivel-1', 'gfx-g-nivel-2', 'gfx-g-nivel-3', 'gfx-g-nivel'] },
      spellings: { 'gfx-nivel': 'gfx-g-nivel', '*': 'gfx-g-*' },
      alsoFinds: 'diseno-grafico-web',
      prefixes: ['gfx-'],
    },
  ],
  overviewAliases: ['restaurantes', 'restaurante', 'bar'],
};
