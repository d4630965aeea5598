import { routes } from '../../domain/routes.ts';

/** Words of the portfolio and of the projects' placeholder pages. */
export const portfolio = {
  seo: {
    title: 'Portafolio de proyectos',
    description:
      'Ocho proyectos de muestra para oficios distintos: vea cómo puede lucir un sitio, una tienda o un panel antes de pedir el suyo.',
    keywords: ['portafolio', 'proyectos web', 'diseño web', 'tiendas en línea', 'Ecuador'],
  },
  title: 'Portafolio',
  text: 'Ningún oficio se cuenta igual que otro. Mire estos proyectos y fíjese en cuál se parece más a lo que usted imagina.',
  note: 'Proyectos de muestra: los nombres y las pantallas son ejemplos, no trabajos hechos para clientes reales.',
  /** End of each project's meta description. */
  sample: 'Proyecto de muestra de nuestro portafolio.',
  featured: 'Destacado',
  soon: {
    title: 'Muy pronto…',
    text: 'Esta página todavía no está lista. Mientras tanto, puede ver los demás proyectos.',
    back: 'Volver al portafolio',
  },
  call: {
    title: '¿Qué proyecto tiene en mente?',
    text: 'Díganos cuál de estos se le acerca y qué le cambiaría. Con eso ya podemos conversar.',
    link: { label: 'Contar mi proyecto', href: routes.contact },
  },
} as const;
