import { routes } from '../domain/routes.ts';
import type { StepsWords } from '../domain/words/sections.ts';
import { company } from './company.ts';

/** The way of an order, step by step, for the pages that tell it. */
export const process = {
  title: 'De la primera pregunta al sitio publicado',
  items: [
    {
      title: 'Evaluación inicial gratuita',
      text: 'Nos cuenta su idea por el formulario, con sus palabras.',
      facts: [
        { label: 'Usted pone', value: 'unas líneas sobre su negocio' },
        { label: 'Usted recibe', value: `una respuesta en menos de ${company.claims.answerHours} horas` },
      ],
    },
    {
      title: 'Cotización por escrito',
      text: 'Dice el alcance, el valor, la forma de pago y qué queda fuera. Nada empieza hasta que usted la acepta por escrito.',
      facts: [
        { label: 'Usted pone', value: 'sus preguntas' },
        { label: 'Usted recibe', value: 'un documento que puede comparar con otros' },
      ],
    },
    {
      title: 'Textos y fotos',
      text: 'Es lo que más demora. Si no los tiene, dígalo al cotizar.',
      facts: [
        { label: 'Usted pone', value: 'textos, fotos, logotipo y los accesos que existan' },
        { label: 'Usted recibe', value: 'la lista de lo que falta' },
      ],
    },
    {
      title: 'Revisión',
      text: 'Ve la página antes que nadie y nos pide todos los cambios en un solo envío.',
      facts: [
        { label: 'Usted pone', value: 'una persona que reúna y decida los cambios' },
        { label: 'Usted recibe', value: 'la versión corregida' },
      ],
    },
    {
      title: 'Publicación',
      text: 'La página sale en línea, con su certificado, y usted la prueba desde su celular.',
      facts: [
        { label: 'Usted pone', value: 'su visto bueno' },
        { label: 'Usted recibe', value: 'el sitio publicado y los accesos acordados' },
      ],
    },
  ],
  note: 'La entrega se cuenta en semanas; cuántas, consta en su cotización.',
  link: { label: 'Qué preparar antes de cotizar', href: routes.whitepaper('preparar-una-cotizacion') },
} as const satisfies StepsWords;
