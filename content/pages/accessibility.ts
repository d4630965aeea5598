import type { Chapter } from '../../domain/site/prose.ts';
import type { LegalWords } from '../../domain/words/pages.ts';
import { claims } from '../claims.ts';
import { company } from '../company.ts';

const chapters: readonly Chapter[] = [
  {
    id: 'que-buscamos',
    title: 'Qué buscamos',
    blocks: [
      'Este sitio quiere atender a todas las personas, también a quienes no ven la pantalla, no usan mouse, necesitan letras grandes o se marean con el movimiento. La medida que seguimos son las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, en su nivel AA.',
    ],
  },
  {
    id: 'que-puede-hacer',
    title: 'Qué puede hacer aquí',
    blocks: [
      {
        list: [
          'Recorrer todo el sitio con el teclado. El primer enlace de cada página salta al contenido.',
          'Leerlo con un lector de pantalla: los dibujos son decorativos y el lector los omite, y el formulario anuncia lo que ocurre con su mensaje.',
          'Manejarlo con la voz: cada botón y cada enlace se llama como se lee.',
          'Agrandar el texto hasta cuatro veces o leerlo en una pantalla de 320 píxeles, sin desplazarse hacia los lados.',
          'Elegir el modo claro o el oscuro con el botón del encabezado. El sitio recuerda su elección en este navegador.',
          'Detener lo que se mueve: el video y la franja de negocios tienen su botón de pausa; las láminas solo se mueven si usted las pasa. Si su sistema pide menos movimiento, nada se mueve.',
          'Usar el formulario sin JavaScript, y corregirlo sin volver a escribir lo que ya escribió.',
          'Imprimir un plan o una guía sin menús ni adornos.',
        ],
      },
    ],
  },
  {
    id: 'como-lo-comprobamos',
    title: 'Cómo lo comprobamos',
    blocks: [
      'Cada vez que el sitio cambia, unas pruebas automáticas revisan todas las páginas en los dos modos y en pantallas de celular y de computadora: contraste, nombres, orden de los títulos, teclado y anuncios del formulario. Además, un lector de pantalla, Orca con Firefox, ha leído la portada, una tabla de planes y el formulario con un error, y guardamos lo que dijo para comparar. Lo demás lo revisamos a mano.',
      'Las pruebas automáticas no encuentran todo. No hemos hecho todavía una revisión con personas que usan lectores de pantalla a diario; por eso no declaramos una conformidad completa.',
    ],
  },
  {
    id: 'que-falta',
    title: 'Lo que sabemos que falta',
    blocks: [
      {
        list: [
          'El video de la portada no tiene sonido ni información que no esté en el texto, y por eso no lleva subtítulos.',
          'Las guías que vengan de otro sistema conservan las tablas y los textos alternativos con que fueron escritas; no podemos asegurar que todas los tengan.',
          'Los navegadores antiguos muestran el sitio sin algunas animaciones ni esquinas, con el mismo contenido.',
        ],
      },
    ],
  },
  {
    id: 'si-algo-no-funciona',
    title: 'Si algo no le funciona',
    blocks: [
      `Escríbanos a ${company.email} y cuéntenos en qué página estaba, qué quería hacer y con qué navegador o ayuda técnica. Le respondemos en menos de ${claims.answerHours} horas y, mientras lo arreglamos, le damos por correo lo que buscaba.`,
    ],
  },
];

/** The accessibility statement. */
export const accessibility = {
  seo: {
    title: 'Declaración de accesibilidad',
    description:
      'Qué puede hacer en este sitio con teclado, lector de pantalla o letras grandes, cómo lo comprobamos, qué falta y a quién escribir si algo falla.',
    keywords: ['accesibilidad', 'WCAG 2.2', 'lector de pantalla', 'teclado', 'declaración'],
  },
  title: 'Accesibilidad',
  text: 'Un sitio que no se puede leer no atiende a nadie. Esto hacemos para que el nuestro atienda a todos.',
  updated: '2026-11-23',
  chapters,
} as const satisfies LegalWords;
