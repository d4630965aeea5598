import type { BlockWords } from '../../domain/content/cards.ts';
import type { BeforeAfterWords, FaqWords, StepsWords } from '../../domain/content/sections.ts';

/** Sections of a page, for the examples of components; they name no agency, so that they serve any. */

const link = { label: 'Leer más', href: '#' };

export const sampleItems = [
  { title: 'Se lee al sol', description: 'El texto se distingue bien del fondo y sigue legible al ampliarlo.' },
  { title: 'Se usa con el pulgar', description: 'Los botones están lejos uno de otro y no se tocan por error.' },
  { title: 'Llega rápido', description: 'La página aparece entera, también con poca señal.' },
] as const;

export const sampleFamily = {
  title: 'Planes de ejemplo',
  intro: 'El nivel depende de cuánto tenga que contar.',
  comparison: {
    title: 'Uno junto a otro',
    intro: 'Busque la primera fila que le cambie algo.',
    caption: 'Comparación de los planes',
  },
} as const;

export const sampleSteps: StepsWords = {
  title: 'Del encargo a la entrega',
  items: ['La pregunta', 'La cotización', 'Los textos y las fotos', 'La revisión', 'La publicación'].map((title) => ({
    title,
    text: 'Se acuerda qué hace cada parte y cuándo, y nada empieza antes.',
    facts: [
      { label: 'Usted pone', value: 'unas líneas' },
      { label: 'Usted recibe', value: 'una hoja escrita' },
    ],
  })),
  note: 'Cada paso toma lo que toma.',
  link,
};

export const sampleChoices: StepsWords = {
  title: 'Tres maneras',
  intro: 'Puede ofrecer más de una.',
  items: ['Tarjeta', 'Transferencia', 'Contra entrega'].map((title) => ({
    title,
    text: 'El dinero llega por el camino que usted elija.',
    facts: [{ label: 'Usted necesita', value: 'una cuenta a nombre del negocio' }],
  })),
  note: 'Se puede cambiar después.',
  link,
};

export const sampleFaq: FaqWords = {
  title: 'Preguntas de ejemplo',
  items: [
    {
      question: '¿Puedo traer un sitio que ya existe?',
      answer: 'Por lo general sí, aunque depende de cómo esté hecho.',
    },
    { question: '¿Qué ocurre si me atraso?', answer: 'Si sabe que se va a atrasar, avise antes.' },
    {
      question: '¿Cómo sé qué nivel pedir?',
      answer: 'Empiece por el que le resulte más cómodo y cambie cuando haga falta.',
    },
  ],
};

export const sampleBlocks: readonly BlockWords[] = (['pin', 'brush', 'speech'] as const).map((icon, index) => ({
  id: `bloque-${index + 1}`,
  icon,
  title: ['Buscadores', 'Marca', 'Redes'][index] ?? '',
  description: 'Primero se acuerda qué decir, a quién y con qué frecuencia; después se publica.',
  items: ['Títulos y descripciones', 'Textos con las palabras de quien busca', 'Lectura de lo que funcionó'],
}));

const before = (word: string) => ({ words: [word], text: 'No dice qué vende ni dónde.' });
const after = (...words: string[]) => ({ words, text: 'Dice el producto y el lugar.' });

export const sampleBeforeAfter: BeforeAfterWords = {
  title: 'Antes y después',
  intro: 'Tres dibujos, con un negocio que no existe.',
  label: 'Ejemplo',
  before: 'Antes',
  after: 'Después',
  pairs: [
    {
      drawing: 'result',
      title: 'El título en un buscador',
      before: { ...before('pan de leña'), words: ['pan de leña', 'Inicio'] },
      after: after('pan de leña', 'Pan de leña:', 'precios y encargos'),
    },
    {
      drawing: 'profile',
      title: 'El perfil en una red',
      before: before('Negocio 2'),
      after: after('Pan', 'Panadería', 'Escribir'),
    },
    {
      drawing: 'month',
      title: 'El mes',
      before: before('Un mes'),
      after: after('Un mes', 'Producto', 'Consejo', 'Aviso'),
    },
  ],
};
