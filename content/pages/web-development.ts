import { routes } from '../../domain/routes.ts';
import type { ServicePage } from '../../domain/words/pages.ts';
import { company } from '../company.ts';
import { process } from '../process.ts';

/** Words of the web development page. Prices and features come from the plan files. */
export const webDevelopmentPage = {
  seo: {
    title: `Páginas web y tiendas en línea en ${company.city}`,
    description: `Páginas web y tiendas en línea para negocios de ${company.city}, los valles y todo el Ecuador. Compare planes y precios; la evaluación inicial es gratuita.`,
    keywords: ['página web', 'desarrollo web', 'tienda en línea', 'comercio electrónico', company.city, 'Ecuador'],
  },
  title: 'Desarrollo web',
  text: 'Una sola página, un sitio completo o una tienda en línea, para que sus clientes encuentren lo que buscan y sepan cómo escribirle.',
  service: 'desarrollo-web',
  scene: 'windowLoom',
  groups: [
    {
      title: 'Páginas web SPA',
      intro: 'Para presentar su negocio en 3, 5 u 8 páginas. El nivel depende de cuánto tenga que contar.',
      family: 'spa',
    },
    {
      title: 'Splash: una sola página',
      intro: 'Todo a la vista, de arriba abajo: una apertura, un evento, un oficio que se explica en pocas líneas.',
      family: 'splash',
    },
    {
      title: 'Tiendas en línea (E-commerce)',
      intro: 'Catálogo, carrito y pedidos. Elija según el tamaño de su catálogo y su manera de vender.',
      family: 'tiendas',
    },
  ],
  comparison: {
    title: 'Los planes, uno junto a otro',
    intro: 'Si duda entre dos, busque la primera fila que le cambie algo.',
    caption: 'Comparación de los planes de desarrollo web',
  },
  payment: {
    title: 'Cómo le pagan sus clientes',
    intro: 'La tienda toma el pedido; el dinero llega por el camino que usted elija. Puede ofrecer más de uno.',
    items: [
      {
        title: 'Tarjeta',
        text: 'El cliente paga al pedir. La pasarela cobra su comisión y le deposita el resto.',
        facts: [{ label: 'Usted necesita', value: 'un contrato con una pasarela de pagos, a nombre de su negocio' }],
      },
      {
        title: 'Transferencia',
        text: 'El cliente envía el comprobante y usted confirma antes de despachar.',
        facts: [{ label: 'Usted necesita', value: 'una cuenta a nombre del negocio' }],
      },
      {
        title: 'Contra entrega',
        text: 'El cliente paga al recibir. Sirve para entregas cercanas.',
        facts: [{ label: 'Usted necesita', value: 'quien entregue y cobre' }],
      },
    ],
    note: 'La pasarela la contrata usted, porque el dinero es suyo. El plan no incluye el dominio, los textos y las fotos, la comisión de la pasarela ni el programa de facturación.',
    link: { label: 'Cómo facturar lo que vende', href: routes.whitepaper('factura-electronica-y-tienda') },
  },
  process,
  bullets: {
    title: 'Lo que esperamos de un buen sitio',
    items: [
      {
        title: 'Se usa con el pulgar',
        description:
          'Se adapta a celulares, tabletas y computadoras, con letras que se leen sin acercar la pantalla y botones que no se tocan por error.',
      },
      {
        title: 'Los buscadores lo entienden',
        description: 'Cada página tiene su título y su descripción, escritos para quien busca lo que usted ofrece.',
      },
      {
        title: 'Invita a escribir',
        description: 'Un formulario de contacto corto, siempre cerca, y una conexión segura para enviarlo.',
      },
    ],
    primary: { label: 'Qué preparar antes', href: routes.learn },
    image: 'site',
  },
  faq: {
    title: 'Preguntas sobre desarrollo web',
    items: [
      {
        question: '¿Por qué se llaman SPA si tienen varias páginas?',
        answer:
          'Las siglas, en inglés, quieren decir «aplicación de una sola página» y nombran la técnica: el navegador carga el sitio una vez y luego cambia de contenido sin recargarlo todo. Quien lo visita sigue viendo varias páginas con su menú.',
      },
      {
        question: '¿Qué diferencia hay entre una sección estándar y una personalizada?',
        answer:
          'La estándar resuelve lo que casi todo negocio muestra, como quién es y dónde está. La personalizada se piensa para lo que solo usted tiene. La oferta básica llega hasta 5 secciones: 3 estándar y 2 personalizadas.',
      },
      {
        question: '¿Los niveles I y II sirven para un negocio?',
        answer:
          'Sí, para eso están hechos: presentan lo que usted vende, dónde está y cómo escribirle. El III, de 8 páginas, se pide cuando el sitio debe acompañar a un área comercial con varios servicios o públicos. Si su caso es otro, cuéntenoslo y le decimos cuál corresponde.',
      },
      {
        question: '¿Qué debo tener aparte?',
        answer:
          'El dominio, que se registra a su nombre, y sus textos y fotos. Si va a cobrar con tarjeta, también la cuenta en una pasarela de pagos, que contrata su negocio. Si algo de eso le falta, dígalo al pedir la cotización.',
      },
      {
        question: '¿Cuánto demora?',
        answer:
          'La entrega se cuenta en semanas. Cuántas, depende del tamaño del sitio y de que los textos y las fotos estén listos.',
      },
      {
        question: '¿Y el alojamiento?',
        answer:
          'Todo sitio necesita un servidor que lo mantenga en línea. En los niveles I y II lo damos por un valor simbólico; en los demás planes se cotiza con el sitio. Si ya tiene uno contratado, díganos cuál es y vemos si le sirve.',
      },
    ],
  },
  call: {
    title: '¿No sabe qué plan le conviene?',
    text: 'Describa su negocio en pocas líneas. La evaluación inicial es gratuita, y si le basta un plan más pequeño se lo decimos.',
    link: { label: 'Pedir cotización', href: routes.contact },
  },
} as const satisfies ServicePage;
