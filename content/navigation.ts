import { routes } from '../domain/routes.ts';
import type { FooterWords, NavigationWords } from '../domain/words/navigation.ts';
import { company } from './company.ts';
import { services } from './services.ts';

/** A service with a group of its own in the footer; without it, the group is not shown. */
const marketing = services.find(({ id }) => id === 'marketing');

/** Words and links of header, drawer and footer. */
export const navigation = {
  skipLink: 'Saltar al contenido',
  label: 'Principal',
  homeLabel: `${company.name}, inicio`,
  links: [
    { label: 'Inicio', href: routes.home },
    { label: 'Productos', href: routes.products },
    { label: 'Portafolio', href: routes.portfolio },
  ],
  dropdown: { title: 'Servicios', viewAll: { label: 'Ver Todos', href: routes.services }, links: services },
  button: { label: 'Cotización Gratis', href: routes.learn },
  themeToggle: 'Cambiar entre modo claro y oscuro',
  drawer: {
    label: 'Menú',
    open: 'Abrir menú',
    close: 'Cerrar menú',
    before: [
      { label: 'Inicio', href: routes.home },
      { label: 'Productos', href: routes.products },
    ],
    after: [
      { label: 'Equipo', href: routes.team },
      { label: 'Contáctenos', href: routes.contact },
    ],
    button: { label: 'Pedir cotización', href: routes.contact },
  },
} as const satisfies NavigationWords;

/** Accessible name of the breadcrumbs. */
export const breadcrumbsLabel = 'Dónde está';

/** Breadcrumb labels of the pages above the current one, by path. */
export const breadcrumbNames: Readonly<Record<string, string>> = {
  [routes.home]: 'Inicio',
  [routes.services]: 'Servicios',
  [routes.portfolio]: 'Portafolio',
  [routes.whitepapers]: 'Guías',
  ...Object.fromEntries(services.map(({ href, name }) => [href, name])),
};

export const footer = {
  label: 'Pie de página',
  groups: [
    {
      title: 'Servicios',
      links: services.filter((one) => one !== marketing).map(({ name, href }) => ({ label: name, href })),
    },
    ...(marketing
      ? [
          {
            title: marketing.name,
            links: ['SEO', 'Branding', 'Social Media'].map((label) => ({ label, href: marketing.href })),
          },
        ]
      : []),
    {
      title: 'Comunidad',
      links: [
        { label: 'Guías', href: routes.whitepapers },
        { label: 'Portafolio', href: routes.portfolio },
        { label: 'Preguntas Frecuentes', href: routes.questions },
        { label: 'Telar', href: routes.loom },
      ],
    },
    {
      title: 'Mapa del sitio',
      links: [
        { label: 'Quienes Somos?', href: routes.learn },
        { label: 'Contáctenos', href: routes.contact },
        { label: 'Términos y condiciones', href: routes.terms },
      ],
    },
  ],
  socials: company.socials,
  copyright: (year: number) => `© ${year} ${company.name}. Hecho en ${company.town}.`,
  statements: [
    { label: 'Política de privacidad', href: routes.privacy },
    { label: 'Accesibilidad', href: routes.accessibility },
  ],
} satisfies FooterWords;
