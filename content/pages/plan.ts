import { routes } from '../../domain/routes.ts';
import type { PlanPageWords } from '../../domain/words/plan-page.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';

/** Words of all plan pages. */
export const planPage = {
  back: 'Volver',
  descriptionTitle: 'Qué es este plan',
  missingDescription: 'Descripción detallada no disponible actualmente.',
  featuresTitle: 'Qué incluye',
  missingFeatures: 'No hay características disponibles para este producto.',
  /** What a plan leaves to the client, by its `type`. */
  excluded: {
    desarrollo:
      'No incluye el dominio, los textos ni las fotos, y el alojamiento se paga aparte. Si necesita algo de eso, pídalo: consta en su cotización.',
    ecommerce:
      'No incluye el dominio, los textos, las fotos ni la pasarela de pagos, y el alojamiento se paga aparte. Si necesita algo de eso, pídalo: consta en su cotización.',
  },
  carousel: {
    label: 'Más sobre nuestro trabajo',
    slides: [
      {
        service: 'diseno-grafico',
        title: 'Evaluación inicial gratuita',
        text: `Cuéntenos su idea. Le respondemos en menos de ${claims.answerHours} horas y le decimos por dónde empezar.`,
      },
      {
        service: 'alojamiento-web',
        title: `Más de ${claims.companies} empresas atendidas`,
        text: `Más de ${claims.years} años creando y cuidando sitios web en el Ecuador.`,
      },
      {
        service: 'desarrollo-web',
        title: `Soporte ${claims.hostingSupport}`,
        text: 'Para quien aloja su sitio con nosotros, todos los días y a toda hora.',
      },
    ],
    /** Above the title of the plan one level up or down, which takes the place of a slide. */
    neighbour: { up: 'Un nivel más', down: 'Un nivel menos', other: 'Otro plan' },
  },
  call: {
    title: (planTitle: string) => `¿Le interesa el plan ${planTitle}?`,
    text: 'Solicite su cotización: no cuesta y no lo compromete a contratar.',
    linkLabel: 'Solicitar cotización',
  },
  /** What a plan is, by its `type`: follows its title in page titles and share texts, unless the title contains it. */
  kinds: {
    desarrollo: 'página web',
    ecommerce: 'tienda en línea',
    'alojamiento-web': 'alojamiento web',
    diseno: 'diseño gráfico',
  },
  /** Keywords after the plan's title, by its `type`. */
  keywords: {
    desarrollo: ['página web', 'precio de una página web', 'desarrollo web', company.city, 'Ecuador'],
    ecommerce: ['tienda en línea', 'comercio electrónico', 'vender por internet', company.city, 'Ecuador'],
    'alojamiento-web': ['hosting', 'alojamiento web', 'certificado SSL', 'correo corporativo', 'Ecuador'],
    diseno: ['diseño gráfico', 'diseño por horas', 'revisiones', 'cotización', 'Ecuador'],
  },
  allPlans: 'Estos son los planes',
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
} as const satisfies PlanPageWords;
