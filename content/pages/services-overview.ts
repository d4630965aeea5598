import { routes } from '../../domain/routes.ts';
import { hostingDisk } from '../hosting-resources.ts';

/**
 * Words of the services overview. Its claims are the owner's, even where a plan's page has another figure; prices come
 * from the plan records.
 */
export const servicesOverview = {
  seo: {
    title: 'Servicios y niveles',
    description:
      'Aplicaciones web, alojamiento y diseño gráfico en tres niveles, con lo que trae cada uno y sus precios en dólares. También marketing, a cotizar.',
    keywords: ['servicios web', 'precios', 'aplicaciones web', 'alojamiento web', 'diseño gráfico', 'Ecuador'],
  },
  title: 'Servicios',
  text: 'Tres servicios, con tres niveles cada uno. Mire qué trae cada nivel, compare los precios y pida la cotización del que más se acerque a su caso.',
  groups: [
    {
      service: 'desarrollo-web',
      icon: 'web',
      label: 'SPA',
      title: 'Aplicaciones web',
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
      icon: 'server',
      label: 'Full Stack',
      title: 'Alojamiento web',
      tiers: [
        {
          planId: 'hosting-nivel-1',
          address: { category: 'alojamiento-web', id: 'nivel-1' },
          items: [`${hostingDisk} de almacenamiento`, '1TB de ancho de banda', 'SSL gratis y 5 correos corporativos'],
        },
        {
          planId: 'hosting-nivel-2',
          address: { category: 'alojamiento-web', id: 'nivel-2' },
          items: ['Pago cada 3 meses', 'Certificado SSL', 'Soporte 24/7'],
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
          items: ['Mínimo 12 horas de diseño', '4 revisiones incluidas', 'Pantallas, iconos e ilustraciones'],
        },
      ],
    },
  ],
  more: [
    {
      sub: 'Marketing',
      title: 'A la medida de cada caso',
      description: 'SEO, branding y redes sociales no tienen niveles: se cotizan según lo que su negocio necesite.',
      variant: 'gradient',
      link: { enabled: true, label: 'Ver marketing', href: routes.marketing },
    },
    {
      sub: 'Productos',
      title: 'Sistemas ya hechos',
      description: 'Para restaurantes, negocios y cooperativas que prefieren empezar con algo que ya funciona.',
      variant: 'default',
      link: { enabled: true, label: 'Ver productos', href: routes.products },
    },
    {
      sub: 'Aprender',
      title: '¿No sabe por dónde empezar?',
      description: 'Lo que conviene entender de dominios, alojamiento y cotizaciones antes de pedir la suya.',
      variant: 'dark',
      link: { enabled: true, label: 'Leer antes', href: routes.learn },
    },
  ],
  call: {
    title: '¿Cuál es su caso?',
    text: 'Escríbanos con sus palabras; la evaluación inicial es gratuita y le respondemos en menos de 24 horas.',
    link: { label: 'Pedir cotización', href: routes.contact },
  },
} as const;
