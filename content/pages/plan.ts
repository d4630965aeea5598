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
        text: 'Cuéntenos su idea. Le respondemos en menos de 24 horas y le decimos por dónde empezar.',
      },
      {
        service: 'alojamiento-web',
        title: 'Más de 200 empresas acompañadas',
        text: 'Más de 15 años creando y cuidando sitios web en el Ecuador.',
      },
      {
        service: 'desarrollo-web',
        title: 'Soporte 24/7',
        text: 'Para quien aloja su sitio con nosotros, todos los días y a toda hora.',
      },
    ],
  },
  call: {
    title: (planTitle: string) => `¿Le interesa el plan ${planTitle}?`,
    text: 'Solicite su cotización: no cuesta y no lo compromete a contratar.',
    linkLabel: 'Solicitar cotización',
  },
  /** Follows the plan's title in page titles and share texts, by type. */
  kinds: {
    desarrollo: 'página web',
    ecommerce: 'tienda en línea',
    'alojamiento-web': 'alojamiento web',
    diseno: 'diseño gráfico',
  },
  /** Added to the plan's title as keywords, by type. */
  keywords: {
    desarrollo: ['página web', 'precio de una página web', 'desarrollo web', 'Quito', 'Ecuador'],
    ecommerce: ['tienda en línea', 'comercio electrónico', 'vender por internet', 'Quito', 'Ecuador'],
    'alojamiento-web': ['hosting', 'alojamiento web', 'certificado SSL', 'correo corporativo', 'Ecuador'],
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
