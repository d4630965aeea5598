import { routes } from '../../domain/routes.ts';
import { company } from '../company.ts';

/** Words of the products page. The products have their own site. */
export const products = {
  seo: {
    title: 'Productos para restaurantes y cooperativas',
    description:
      'Un sistema de gestión para restaurantes y negocios, y un panel para cooperativas. Conózcalos antes de encargar un desarrollo a su medida.',
    keywords: ['sistema para restaurantes', 'gestión de negocios', 'panel para cooperativas', 'productos', 'Ecuador'],
  },
  title: 'Productos',
  text: 'Hay necesidades que se repiten de un negocio a otro. Para ellas tenemos productos ya hechos, que usted puede conocer antes de encargar algo desde cero.',
  blocks: [
    {
      code: 'AGA-WS',
      service: 'marketing',
      drawing: 'bag',
      title: 'Gestión de restaurantes y negocios',
      description:
        'Un sistema para llevar con orden el trabajo diario de un restaurante o de otro negocio. Mírelo con calma y regístrese el día que se decida.',
      links: [
        { label: 'Ver Producto', href: company.product.site, newTab: true },
        { label: 'Registrarse', href: company.product.restaurantSignUp, newTab: true },
      ],
    },
    {
      code: undefined,
      service: 'alojamiento-web',
      drawing: 'stack',
      title: 'Panel para cooperativas',
      description: 'Un tablero que reúne en una pantalla la información que una cooperativa consulta para decidir.',
      links: [{ label: 'Ver Producto', href: company.product.site, newTab: true }],
    },
  ],
  bullets: [
    {
      title: 'Antes de elegir un producto',
      items: [
        {
          title: 'Visite su sitio',
          description: '«Ver Producto» abre el sitio del producto en otra pestaña. Esta página le espera aquí.',
        },
        {
          title: 'Compárelo con su día',
          description: 'Anote las tareas que más tiempo le quitan y compruebe cuáles resuelve y cuáles no.',
        },
        {
          title: 'Pregunte sin apuro',
          description: '¿Le conviene un producto o un desarrollo a su medida? Se lo decimos en la evaluación gratuita.',
        },
      ],
      primary: undefined,
      image: 'voices',
    },
    {
      title: '¿Solo necesita presentarse?',
      items: [
        {
          title: 'Una página, un enlace',
          description: 'Web Splash resume su negocio en una sola página, fácil de enviar por mensaje.',
        },
        {
          title: 'Un primer paso',
          description: 'Le da presencia en internet mientras decide si necesita un sistema o un sitio más amplio.',
        },
        {
          title: 'Un pedido sencillo',
          description: 'Con sus datos, lo que ofrece y unas buenas fotos hay casi todo lo que se necesita.',
        },
      ],
      primary: {
        label: 'Conocer Web Splash',
        href: routes.plan({ category: 'desarrollo-web', id: 'web-splash' }),
      },
      image: 'site',
    },
  ],
} as const;
