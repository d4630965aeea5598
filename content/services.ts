import { routes } from '../domain/routes.ts';

/** The four services in the order of menus and lists. */
export const services = [
  {
    id: 'desarrollo-web',
    icon: 'web',
    name: 'Desarrollo web',
    href: routes.webDevelopment,
    line: 'Sitios, tiendas y páginas únicas, a su medida.',
  },
  {
    id: 'alojamiento-web',
    icon: 'server',
    name: 'Alojamiento web',
    href: routes.hosting,
    line: 'Su sitio en línea, con SSL y soporte 24/7.',
  },
  {
    id: 'diseno-grafico',
    icon: 'brush',
    name: 'Diseño gráfico',
    href: routes.graphicDesign,
    line: 'Logotipos y piezas que se reconocen de lejos.',
  },
  {
    id: 'marketing',
    icon: 'megaphone',
    name: 'Marketing',
    href: routes.marketing,
    line: 'SEO, branding y redes para que lo encuentren.',
  },
] as const;
