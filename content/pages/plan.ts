import { routes } from '../../domain/routes.ts';

/** Words of all plan pages. */
export const planPage = {
  back: 'Volver',
  descriptionTitle: 'Qué es este plan',
  missingDescription: 'Descripción detallada no disponible actualmente.',
  featuresTitle: 'Qué incluye',
  missingFeatures: 'No hay características disponibles para este producto.',
  carousel: {
    label: 'Más sobre nuestro trabajo',
    slides: [
      {
        service: 'diseno-grafico',
        title: 'Evaluación inicial gratuita',
        text: 'Cuéntenos su idea y le decimos por dónde empezar.',
      },
      {
        service: 'alojamiento-web',
        title: 'Más de 200 empresas acompañadas',
        text: 'Más de 15 años abriendo y cuidando sitios web en el Ecuador.',
      },
      {
        service: 'desarrollo-web',
        title: 'Soporte que contesta, 24/7',
        text: 'Respuesta a sus consultas en menos de 24 horas.',
      },
    ],
  },
  call: {
    title: (planTitle: string) => `¿Le interesa ${planTitle}?`,
    text: 'Solicite su cotización. La evaluación inicial no tiene costo.',
    linkLabel: 'Solicitar cotización',
  },
  /** Follows the plan's title in page titles and share texts, by type. */
  kinds: {
    desarrollo: 'desarrollo web',
    ecommerce: 'tienda en línea',
    'alojamiento-web': 'alojamiento web',
    diseno: 'diseño gráfico',
  },
  /** Added to the plan's title as keywords, by type. */
  keywords: {
    desarrollo: ['desarrollo web', 'página web', 'precio de una página web', 'cotización', 'Ecuador'],
    ecommerce: ['tienda en línea', 'comercio electrónico', 'vender por internet', 'cotización', 'Ecuador'],
    'alojamiento-web': ['alojamiento web', 'hosting', 'certificado SSL', 'correo corporativo', 'Ecuador'],
    diseno: ['diseño gráfico', 'diseño por horas', 'revisiones', 'cotización', 'Ecuador'],
  },
  notFound: {
    seoTitle: 'Producto no encontrado',
    title: 'Producto no encontrado',
    text: 'Lo sentimos, el producto solicitado no está disponible.',
    link: { label: 'Volver a Servicios', href: routes.services },
  },
  missingId: {
    seoTitle: 'Producto sin especificar',
    title: 'ID de producto no especificado',
    text: 'La dirección no dice qué producto quiere ver. Elija uno en la lista de servicios.',
    link: { label: 'Volver a Servicios', href: routes.services },
  },
} as const;
