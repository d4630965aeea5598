import { routes } from '../../domain/routes.ts';
import type { LoomPageWords, LoomWords } from '../../domain/words/loom.ts';

/** Words of the page with the loom. */
export const loomPage = {
  seo: {
    title: 'Telar para tejer su propia faja',
    description:
      'Elija un hilo y teja puntada a puntada una faja: con mouse, con el dedo o con el teclado. Llévesela como imagen o compártala con un enlace.',
    keywords: ['telar', 'tejer en línea', 'faja', 'motivos', 'dibujo por puntadas'],
  },
  title: 'Teja su propia faja',
  text: 'Una puntada y un píxel son lo mismo: un cuadro de color. Esta faja va por la mitad; sígala usted.',
  motifs: {
    title: 'Seis motivos para empezar',
    intro: 'Los dibujamos nosotros, con formas sencillas de escalones. No copian el tejido de ningún pueblo.',
    weave: { label: 'Llevar al telar', more: (motif) => ` el motivo ${motif}` },
    items: [
      {
        motif: 'diamond',
        title: 'Rombo',
        text: 'Una figura dentro de otra. Se lee desde el centro hacia afuera, y cada rombo toca al siguiente.',
      },
      {
        motif: 'peak',
        title: 'Cerro',
        text: 'El perfil del volcán, repetido hilo tras hilo hasta la base, con el sol entre una cumbre y otra.',
      },
      {
        motif: 'cross',
        title: 'Cruz',
        text: 'Dos diagonales que se encuentran. Mire el fondo: entre cruz y cruz aparece un rombo que nadie tejió.',
      },
      {
        motif: 'path',
        title: 'Camino',
        text: 'Franjas que doblan a la mitad y avanzan siempre hacia el mismo lado, una detrás de otra.',
      },
      {
        motif: 'seed',
        title: 'Semilla',
        text: 'La misma semilla en dos hileras. La de abajo cae en el espacio que deja la de arriba.',
      },
      {
        motif: 'stairs',
        title: 'Escalera',
        text: 'Sube escalón por escalón y baja igual. La bajada es la subida vista en un espejo.',
      },
    ],
  },
  reading: {
    image: 'bag',
    title: 'Cómo se lee una faja',
    items: [
      {
        title: 'A lo largo',
        description: 'De un extremo al otro, como una línea de texto. No tiene principio: se repite.',
      },
      {
        title: 'Por la figura',
        description: 'Busque el dibujo más pequeño que vuelve. Con él y un espejo se teje todo lo demás.',
      },
      {
        title: 'Por el fondo',
        description: 'Lo que queda entre dos figuras también es una figura. A veces es la que mejor se ve.',
      },
      {
        title: 'Por el borde',
        description: 'Los hilos de arriba y de abajo cierran la faja y dicen dónde acaba el dibujo.',
      },
    ],
  },
  call: {
    title: '¿Tejemos su página?',
    text: 'Se hace igual que una faja: se acuerda el dibujo y se avanza hilo a hilo, con usted al tanto.',
    link: { label: 'Pedir cotización', href: routes.contact },
  },
} as const satisfies LoomPageWords;

const stitches = (count: number, thread: string | undefined) =>
  `${count} ${count === 1 ? 'puntada' : 'puntadas'}${thread ? ` en ${thread}` : ''}`;

/** Words of the loom itself. */
export const loom = {
  label: 'Telar',
  threads: {
    title: 'Hilo',
    names: {
      maiz: 'maíz',
      grana: 'grana',
      anil: 'añil',
      eucalipto: 'eucalipto',
      teja: 'teja',
      cielo: 'cielo',
      cal: 'cal',
    },
  },
  hint: {
    pointer: 'Arrastre para tejer. La misma puntada con el mismo hilo se deshace.',
    touch: 'Un dedo teje; con dos se mueve el telar. Por la orilla de las flechas baja la página.',
    keyboard: 'Con el teclado: flechas para moverse, espacio para tejer, números del 1 al 7 para cambiar de hilo.',
  },
  grid: {
    label: 'Telar de 16 filas y 24 hilos',
    cell: (row, column, thread) => `fila ${row}, hilo ${column}, ${thread}`,
    empty: 'sin tejer',
  },
  scroll: { back: 'Mover el telar a la izquierda', forward: 'Mover el telar a la derecha' },
  work: { title: 'Corregir', undo: 'Deshacer', redo: 'Rehacer', clear: 'Limpiar' },
  symmetry: {
    title: 'Espejo',
    sides: 'A los lados',
    ends: 'Arriba y abajo',
    repeat: 'Repetir tres veces',
  },
  keep: {
    title: 'Llevársela',
    text: 'Su faja viaja dentro del enlace. Aquí no guardamos nada.',
    svg: 'Descargar SVG',
    png: 'Descargar PNG',
    link: 'Copiar enlace',
    share: 'Compartir',
    message: 'Tejí una faja:',
    field: 'Enlace de su faja',
    file: 'mi-faja',
  },
  hill: { text: 'El cerro viste fajas, una sobre otra. La siguiente puede ser la suya.', weave: 'Tejer en el cerro' },
  said: {
    thread: (thread) => `Hilo: ${thread}.`,
    undone: (count, thread) => `Deshecho: ${stitches(count, thread)}.`,
    redone: (count, thread) => `Rehecho: ${stitches(count, thread)}.`,
    nothing: { undo: 'No hay nada que deshacer.', redo: 'No hay nada que rehacer.' },
    cleared: 'Telar vacío. Con «Deshacer» vuelve su faja.',
    loaded: 'La faja está en el telar.',
    symmetry: (name, on) => `${name}: ${on ? 'sí' : 'no'}.`,
    saved: 'Descargada.',
    copied: 'Enlace copiado.',
    notCopied: 'Su navegador no copia: tome el enlace de abajo.',
    onHill: 'Su faja está en el cerro.',
    offHill: 'El cerro tiene otra vez su propia faja.',
  },
  altered: {
    title: 'Este enlace no trae una faja completa',
    text: 'Se cortó o cambió por el camino. El telar queda vacío: pida el enlace otra vez o teja una nueva.',
  },
  failed: {
    title: 'El telar no terminó de cargar',
    text: 'Revise su conexión y toque otra vez. Lo que ya hizo no se pierde.',
  },
} as const satisfies LoomWords;
