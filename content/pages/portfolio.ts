import { routes } from '../../domain/routes.ts';

/** Words of the portfolio and of the projects' placeholder pages. */
export const portfolio = {
  seo: {
    title: 'Ejemplos de páginas web por oficio',
    description:
      'Ocho proyectos de muestra, cada uno para un oficio: vea cómo puede lucir una página web, una tienda o un panel antes de pedir el suyo.',
    keywords: ['portafolio', 'proyectos web', 'diseño web', 'tiendas en línea', 'Ecuador'],
  },
  title: 'Portafolio',
  text: 'Cada negocio pide un sitio distinto. Mire estos ocho, uno por oficio, y fíjese en cuál se parece más al suyo.',
  note: 'Son proyectos de muestra: las pantallas son dibujos nuestros, no trabajos hechos para un cliente.',
  /** End of each project's meta description. */
  sample: 'Proyecto de muestra de nuestro portafolio.',
  featured: 'Destacado',
  soon: {
    title: 'Muy pronto…',
    text: 'Aquí contaremos un caso real cuando un cliente nos lo permita. Mientras tanto, vea los demás oficios.',
    back: 'Volver al portafolio',
  },
  call: {
    title: '¿Qué proyecto tiene en mente?',
    text: 'Díganos cuál se parece más a lo que busca y qué le cambiaría. Con eso ya podemos conversar.',
    link: { label: 'Contar mi proyecto', href: routes.contact },
  },
} as const;
