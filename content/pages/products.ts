import { planHref, routes } from '../../domain/routes.ts';
import type { ProductsWords } from '../../domain/words/products.ts';
import { catalogue } from '../catalogue.ts';
import { claims } from '../claims.ts';
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
  text: 'Si lo que necesita ya existe, no lo mande a hacer. Véalo primero.',
  sample: 'Pantalla de ejemplo',
  quote: 'Pedir cotización',
  blocks: [
    {
      id: 'aga-ws',
      code: 'AGA-WS',
      service: 'marketing',
      title: 'Gestión de restaurantes y negocios',
      description:
        'Un sistema para administrar un restaurante u otro negocio. Véalo en su propia página y regístrese si le convence.',
      screen: 'restaurant',
      words: ['Restaurante', 'Mesas', 'Cuenta'],
      links: [
        { label: 'Ver Producto', href: company.product.site, newTab: true },
        { label: 'Registrarse', href: company.product.restaurantSignUp, newTab: true },
      ],
    },
    {
      id: 'panel-cooperativas',
      code: undefined,
      service: 'alojamiento-web',
      title: 'Panel para cooperativas',
      description:
        'Un panel donde una cooperativa ve sus cifras en una sola pantalla. Díganos cuáles consulta cada semana y le decimos si el panel las muestra.',
      screen: 'cooperative',
      words: ['Panel', 'Hoy en caja'],
      links: [{ label: 'Ver Producto', href: company.product.site, newTab: true }],
    },
  ],
  bullets: [
    {
      title: 'Antes de elegir un producto',
      items: [
        {
          title: 'Vea la página',
          description: 'Los dos productos comparten una; «Ver Producto» la abre en otra pestaña.',
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
          title: 'Basta poco',
          description: 'Sus datos, lo que ofrece y unas buenas fotos.',
        },
      ],
      primary: { label: 'Conocer Splash', href: planHref(catalogue, 'web-splash') },
      image: 'site',
    },
  ],
  call: {
    title: '¿Ya hecho o a su medida?',
    text: `Cuéntenos qué tarea le quita más tiempo y le decimos cuál de los dos le conviene. La evaluación inicial es gratuita y le respondemos en menos de ${claims.answerHours} horas.`,
    link: { label: 'Hacer una pregunta', href: routes.contact },
  },
} as const satisfies ProductsWords;
