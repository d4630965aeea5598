import { z } from 'zod';
import { group, line, link, list, type Of, text } from '../fields.ts';
import { seo } from '../sections.ts';

const step = group('Paso', { title: line('Título', { max: 80 }), text: text('Texto', { max: 300 }) });
const field = (label: string) =>
  group(label, { label: line('Nombre del campo', { max: 40 }), placeholder: line('Ejemplo', { max: 120 }) });

const contactPage = group('Página', {
  seo,
  title: line('Título', { max: 60 }),
  bullets: list('Viñetas', line('Viñeta', { max: 80 })),
  /** What happens after a message is sent, beside the form. */
  next: group('Qué pasa cuando escribe', { title: line('Título', { max: 60 }), steps: list('Pasos', step) }),
  /** Above the form, on the way from a plan. */
  quotation: group('Cotización de un plan', {
    title: line('Título', { max: 60 }),
    text: text('Texto', { max: 300, values: ['service'] }),
  }),
  motto: line('Frase', { max: 80 }),
});

const contactForm = group('Formulario', {
  titleMarks: group('Al comienzo del título de la ventana', {
    refused: line('Con errores', { max: 40 }),
    sent: line('Enviado', { max: 40 }),
  }),
  title: line('Título', { max: 80 }),
  intro: text('Introducción', { max: 500 }),
  required: line('Qué es obligatorio', { max: 80 }),
  legend: line('Nombre del grupo de campos', { max: 60 }),
  fields: group('Campos', {
    from_name: field('Nombre'),
    from_email: field('Correo'),
    from_phone: field('Teléfono'),
    message: field('Mensaje'),
  }),
  optional: line('Junto a un campo opcional', { max: 20 }),
  /** Label of the honeypot, a field that only programs fill in. */
  honeypot: line('Campo para programas', { max: 40 }),
  submit: line('Botón', { max: 30 }),
  submitting: line('Botón mientras envía', { max: 30 }),
  /** Opens the form again, which a stored message closes. */
  again: line('Botón para escribir otra vez', { max: 40 }),
  privacy: group('Privacidad', {
    before: text('Antes del enlace', { max: 200 }),
    link: link(),
    after: line('Después del enlace', { max: 40 }),
  }),
  summary: group('Resumen de errores', { title: line('Título', { max: 60 }) }),
  confirmation: group('Después de enviar', {
    title: line('Título', { max: 80, values: ['reference'] }),
    stepsTitle: line('Título de los pasos', { max: 60 }),
    steps: list('Pasos', step),
    /** The second is shown when the agency has a number for WhatsApp. */
    add: text('Cómo agregar algo', { max: 300 }),
    addWithWhatsapp: text('Cómo agregar algo, si hay WhatsApp', { max: 300 }),
  }),
  fallback: group('Si no se puede enviar', {
    kept: text('Lo escrito sigue ahí', { max: 200 }).optional(),
    /** After a captcha that failed: the next press sends the message without one. */
    again: text('Cómo enviar sin la validación', { max: 200 }).optional(),
    text: text('Otro camino', { max: 300 }),
    /** Ends a message truncated for a `mailto:` link. */
    cut: text('Al final de un mensaje cortado', { max: 200 }),
    subject: line('Asunto del correo', { max: 80 }),
  }),
});

/** `content/pages/contact.yaml`: the contact page and its form. */
export const contactSchema = z.strictObject({ contactPage, contactForm });
export type ContactPageWords = Of<typeof contactPage>;
