import { planHref } from '../../domain/routes.ts';
import type { ProductsWords } from '../../domain/words/products.ts';
import { catalogue } from '../catalogue.ts';
import { company } from '../company.ts';

/** Words of the products page, which links to the products on their own site. */
export const products = {
  seo: {
    title: 'Productos para restaurantes y cooperativas',
    description:
      'Un sistema de gestión para restaurantes y negocios, un panel para cooperativas y Splash, la manera más corta de tener página web.',
    keywords: ['sistema para restaurantes', 'gestión de negocios', 'panel para cooperativas', 'productos', 'Ecuador'],
  },
  title: 'Productos',
  text: 'Hay necesidades que se repiten de un negocio a otro. Para ellas hay productos ya hechos, que usted puede ver antes de encargar algo desde cero.',
  blocks: [
    {
      code: 'AGA-WS',
      service: 'marketing',
      drawing: 'bag',
      title: 'Gestión de restaurantes y negocios',
      description:
        'Un sistema para administrar un restaurante u otro negocio. En su sitio puede ver qué hace y registrarse cuando se decida.',
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
      description:
        'Un panel donde una cooperativa ve sus cifras en una sola pantalla. Díganos cuáles consulta cada semana y le mostramos si las trae.',
      links: [{ label: 'Ver Producto', href: company.product.site, newTab: true }],
    },
  ],
  bullets: [
    {
      title: 'Antes de elegir un producto',
      items: [
        {
          title: 'Visite su sitio',
          description: '«Ver Producto» abre el sitio del producto en otra pestaña.',
        },
        {
          title: 'Compárelo con su trabajo diario',
          description: 'Anote las tareas que más tiempo le quitan y compruebe cuáles resuelve y cuáles no.',
        },
        {
          title: 'Pregunte sin apuro',
          description:
            '¿Un producto o un desarrollo a su medida? La evaluación inicial, gratuita, sirve para decidirlo.',
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
          description: 'Splash resume su negocio en una sola página, fácil de enviar por WhatsApp.',
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
      primary: { label: 'Conocer Splash', href: planHref(catalogue, 'web-splash') },
      image: 'site',
    },
  ],
} as const satisfies ProductsWords;
