import { routes } from '../domain/routes.ts';

/** The four services in the order of menus and lists. */
export const services = [
  {
    id: 'desarrollo-web',
    icon: 'web',
    name: 'Desarrollo web',
    href: routes.webDevelopment,
    line: 'Páginas web y tiendas en línea, a su medida.',
  },
  {
    id: 'alojamiento-web',
    icon: 'server',
    name: 'Alojamiento web',
    href: routes.hosting,
    line: 'Hosting con SSL, correos y soporte 24/7.',
  },
  {
    id: 'diseno-grafico',
    icon: 'brush',
    name: 'Diseño gráfico',
    href: routes.graphicDesign,
    line: 'Logotipos, artes para redes e impresos.',
  },
  {
    id: 'marketing',
    icon: 'megaphone',
    name: 'Marketing',
    href: routes.marketing,
    line: 'SEO, branding y redes para que lo encuentren.',
  },
] as const;
