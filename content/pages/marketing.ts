import { routes } from '../../domain/routes.ts';
import type { ServicePage } from '../../domain/words/pages.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';

/** What somebody types into a search engine, in the examples. */
const query = `pan de leña ${company.town.toLowerCase()}`;

/** Words of the marketing page, which has no plans. Its block titles match the links in the footer. */
export const marketingPage = {
  seo: {
    title: `Marketing en ${company.city}: SEO, branding y redes`,
    description:
      'Que encuentren su página web en Google, que reconozcan su marca y que le escriban por redes. Cuéntenos su objetivo y lo cotizamos.',
    keywords: ['marketing', 'SEO', 'branding', 'redes sociales', 'posicionamiento', 'Ecuador'],
  },
  title: 'Marketing',
  text: 'Tener un buen sitio y que nadie llegue es como abrir un local sin rótulo. De eso se ocupa el marketing: de que lo encuentren y se acuerden de usted.',
  service: 'marketing',
  scene: 'road',
  blocks: [
    {
      id: 'seo',
      icon: 'pin',
      title: 'SEO',
      description:
        'Consiste en que los buscadores entiendan su sitio y lo muestren a quien busca lo que usted vende. El orden final lo deciden ellos; a nosotros nos toca darles buenas razones.',
      items: [
        'Títulos y descripciones de cada página',
        'Textos que usan las palabras de sus clientes',
        'Revisión de velocidad y de enlaces',
        'Datos del negocio claros y siempre iguales',
      ],
    },
    {
      id: 'branding',
      icon: 'brush',
      title: 'Branding',
      description:
        'Su marca tiene una cara y una manera de hablar. Aquí se decide cuáles y se sostienen en cada lugar, para que el cliente que la vio en el rótulo la reconozca también en el celular.',
      items: [
        'Logotipo y sus variantes',
        'Colores y letras de la marca',
        'Tono de los textos',
        'Aplicación en el sitio, los impresos y las redes',
      ],
    },
    {
      id: 'social-media',
      icon: 'speech',
      title: 'Social Media',
      description:
        'Las redes sociales sirven para conversar, y una conversación se prepara. Primero se acuerda qué decir, a quién y con qué frecuencia; después se publica.',
      items: [
        'Elección de las redes que le convienen',
        'Calendario de publicaciones',
        'Textos e imágenes para cada red',
        'Lectura de lo que funcionó y de lo que no',
      ],
    },
  ],
  examples: {
    title: 'Antes y después',
    intro: 'Tres dibujos, con una panadería que no existe, de lo que cambia cuando alguien se ocupa.',
    label: 'Ejemplo',
    before: 'Antes',
    after: 'Después',
    pairs: [
      {
        drawing: 'result',
        title: 'Su título en un buscador',
        before: { words: [query, 'Inicio'], text: '«Inicio» no dice qué vende ni dónde.' },
        after: {
          words: [query, `Pan de leña en ${company.town}:`, 'precios y encargos'],
          text: 'Dice el producto, el lugar y qué se puede hacer ahí.',
        },
      },
      {
        drawing: 'profile',
        title: 'Su perfil en una red',
        before: { words: ['Mi negocio 2'], text: 'Sin oficio, sin lugar y sin nada que se reconozca.' },
        after: {
          words: ['Pan de leña', `Panadería en ${company.town}`, 'Escribir'],
          text: 'El mismo dibujo y los mismos colores que en el rótulo.',
        },
      },
      {
        drawing: 'month',
        title: 'Su mes de publicaciones',
        before: { words: ['Un mes'], text: 'Tres seguidas y después, silencio.' },
        after: {
          words: ['Un mes', 'Producto', 'Consejo', 'Aviso'],
          text: 'Se sabe qué decir cada día que toca, y hay tiempo para prepararlo.',
        },
      },
    ],
  },
  process: {
    title: 'Cómo puede ir el primer mes',
    items: [
      {
        title: 'Su meta',
        text: 'Nos cuenta qué quiere lograr y lo que ya tiene hecho. Con eso preparamos la cotización; la evaluación inicial no se cobra.',
        facts: [
          { label: 'Usted pone', value: 'una meta que se pueda contar' },
          { label: 'Usted recibe', value: 'la cotización por escrito' },
        ],
      },
      {
        title: 'Lo que ya existe',
        text: 'Se revisan títulos, descripciones, velocidad y enlaces. Los datos del negocio quedan claros y siempre iguales.',
        facts: [
          { label: 'Usted pone', value: 'permisos en sus cuentas, que siguen siendo suyas' },
          { label: 'Usted recibe', value: 'la revisión de su sitio' },
        ],
      },
      {
        title: 'Lo que se va a decir',
        text: 'Se acuerda qué decir, a quién y con qué frecuencia; después se publica.',
        facts: [
          { label: 'Usted pone', value: 'quien conteste los mensajes' },
          { label: 'Usted recibe', value: 'el calendario de publicaciones' },
        ],
      },
      {
        title: 'Lo que funcionó',
        text: 'Se lee lo que funcionó y lo que no, y con eso se decide cómo seguir.',
        facts: [
          { label: 'Usted pone', value: 'lo que anotó de su meta' },
          { label: 'Usted recibe', value: 'un resumen del mes' },
        ],
      },
    ],
    note: 'Es un ejemplo: qué partes necesita usted, y por cuánto tiempo, consta en su cotización.',
    link: { label: 'Lo que puede hacer por su cuenta, gratis', href: routes.whitepaper('aparecer-en-google-local') },
  },
  bullets: {
    title: 'Antes de gastar en publicidad',
    items: [
      {
        title: 'Ponga una meta que se pueda contar',
        description: 'Más reservas entre semana, más pedidos de un producto: algo que usted pueda anotar.',
      },
      {
        title: 'Prepare la página a la que llegan',
        description: 'Un anuncio atrae a la persona; lo que encuentra al llegar la convence o la pierde.',
      },
      {
        title: 'Decida quién contesta',
        description: 'De poco vale recibir más mensajes si se quedan esperando. Organice eso primero.',
      },
    ],
    primary: { label: 'Ver desarrollo web', href: routes.service('desarrollo-web') },
    image: 'bag',
  },
  faq: {
    title: 'Preguntas sobre marketing',
    items: [
      {
        question: '¿Por qué no hay precios en esta página?',
        answer:
          'Porque el trabajo cambia mucho de un negocio a otro. Con su objetivo y lo que ya tiene hecho preparamos la cotización; la evaluación inicial no se cobra.',
      },
      {
        question: '¿Pueden asegurarme el primer lugar en un buscador?',
        answer:
          'No, y nadie puede. El buscador ordena los resultados con reglas propias que cambian a menudo. Lo que sí se puede es tener un sitio claro, rápido y útil, que es lo que los buscadores dicen premiar.',
      },
      {
        question: '¿En cuánto tiempo se nota?',
        answer:
          'Depende del punto de partida y de cuántos competidores ofrezcan lo mismo. Las redes suelen dar señales antes; el SEO avanza despacio y necesita constancia.',
      },
      {
        question: '¿De quién son las cuentas de redes sociales?',
        answer:
          'De su negocio. Lo sano es que usted sea el propietario y conceda permisos a quien publica, de modo que pueda retirarlos cuando quiera.',
      },
    ],
  },
  call: {
    title: '¿A quién quiere llegar?',
    text: `Háblenos de sus clientes y de lo que ha probado hasta ahora. Le contestamos en menos de ${claims.answerHours} horas.`,
    link: { label: 'Pedir cotización', href: routes.contact },
  },
} as const satisfies ServicePage;
