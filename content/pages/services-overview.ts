import { routes } from '../../domain/routes.ts';
import type { ServicesOverviewWords } from '../../domain/words/pages.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';
import { hostingDisk } from '../hosting-resources.ts';

/**
 * Words of the services overview. The owner chose its figures, some of which differ from those on a plan's page; prices
 * come from the plan files.
 */
export const servicesOverview = {
  seo: {
    title: 'Precios de páginas web, hosting y diseño',
    description:
      'Páginas web, alojamiento y diseño gráfico en tres niveles: qué trae cada uno y cuánto cuesta en dólares. El marketing se cotiza según su caso.',
    keywords: ['cuánto cuesta una página web', 'precios', 'hosting', 'diseño gráfico', company.city, 'Ecuador'],
  },
  title: 'Servicios',
  text: 'Desarrollo, alojamiento y diseño, en tres niveles cada uno. Mire qué trae cada nivel y cuánto cuesta, y pida la cotización del que más se parezca a lo que busca.',
  also: { question: '¿Tienda en línea?', planId: 'ec-nivel-1' },
  groups: [
    {
      service: 'desarrollo-web',
      family: 'spa',
      icon: 'web',
      label: 'SPA',
      title: 'Páginas web SPA',
      tiers: [
        {
          planId: 'nivel-1',
          address: { category: 'desarrollo-web', id: 'nivel-1' },
          items: ['3 páginas', 'Hasta 5 secciones', 'Analítica incluida'],
        },
        {
          planId: 'nivel-2',
          address: { category: 'desarrollo-web', id: 'nivel-2' },
          items: ['5 páginas', '2 secciones personalizadas', 'Analítica incluida'],
        },
        {
          planId: 'nivel-3',
          address: { category: 'desarrollo-web', id: 'nivel-3' },
          items: ['8 páginas', 'Uso comercial', 'Analítica incluida'],
        },
      ],
    },
    {
      service: 'alojamiento-web',
      family: 'hosting',
      icon: 'server',
      label: 'Full Stack',
      title: 'Alojamiento web (hosting)',
      tiers: [
        {
          planId: 'hosting-nivel-1',
          address: { category: 'alojamiento-web', id: 'nivel-1' },
          items: [`${hostingDisk} de almacenamiento`, '1TB de ancho de banda', 'SSL gratis y 5 correos de su negocio'],
        },
        {
          planId: 'hosting-nivel-2',
          address: { category: 'alojamiento-web', id: 'nivel-2' },
          items: [
            `${hostingDisk} de almacenamiento`,
            'Un pago cada 3 meses',
            `SSL gratis y soporte ${claims.hostingSupport}`,
          ],
        },
        {
          planId: 'hosting-nivel-3',
          address: { category: 'alojamiento-web', id: 'nivel-3' },
          items: ['Correos ilimitados', 'Protección DDoS', 'Monitoreo 24/7'],
        },
      ],
    },
    {
      service: 'diseno-grafico',
      family: 'diseno-web',
      icon: 'brush',
      label: 'Media',
      title: 'Diseño gráfico',
      tiers: [
        {
          planId: 'gfx-w-nivel-1',
          address: { category: 'diseno-grafico-web', id: 'nivel-1' },
          items: ['4 horas de diseño', '2 propuestas de diseño', 'Hasta 3 revisiones'],
        },
        {
          planId: 'gfx-w-nivel-2',
          address: { category: 'diseno-grafico-web', id: 'nivel-2' },
          items: ['8 horas de diseño', '4 revisiones incluidas', 'Piezas de una misma campaña'],
        },
        {
          planId: 'gfx-w-nivel-3',
          address: { category: 'diseno-grafico-web', id: 'nivel-3' },
          items: ['Mínimo 12 horas de diseño', '4 revisiones incluidas', 'Pantallas, íconos e ilustraciones'],
        },
      ],
    },
  ],
  more: [
    {
      sub: 'Marketing',
      title: 'Según su objetivo',
      description: 'SEO, branding y redes sociales no tienen niveles: cuéntenos qué quiere lograr y lo cotizamos.',
      variant: 'gradient',
      link: { enabled: true, label: 'Ver marketing', href: routes.service('marketing') },
    },
    {
      sub: 'Productos',
      title: 'Sistemas ya hechos',
      description: 'Gestión de restaurantes y negocios, y un panel para cooperativas que prefieren no empezar de cero.',
      variant: 'default',
      scene: 'stall',
      link: { enabled: true, label: 'Ver productos', href: routes.products },
    },
    {
      sub: 'Aprender',
      title: '¿No sabe por dónde empezar?',
      description: 'Lo que conviene entender de dominios, alojamiento y cotizaciones antes de pedir la suya.',
      variant: 'dark',
      scene: 'yarn',
      link: { enabled: true, label: 'Leer la guía', href: routes.learn },
    },
  ],
  call: {
    title: '¿Cuál es su caso?',
    text: `Escríbanos con sus palabras. La evaluación inicial es gratuita y le respondemos en menos de ${claims.answerHours} horas.`,
    link: { label: 'Pedir cotización', href: routes.contact },
  },
} as const satisfies ServicesOverviewWords;
