import { z } from 'zod';
import { group, line, type Of, text } from './fields.ts';

const problem = (label: string) => line(label, { max: 200 });
const contactItem = (label: string) => line(label, { max: 40 });

/** What the form, the server and its emails to visitors say: `content/messages.yaml`. */
export const messagesSchema = z.strictObject({
  /** Around an amount of money. */
  priceWords: group('Precios', {
    from: line('Antes de un precio mínimo', { max: 20 }),
    onRequest: line('Sin precio', { max: 40 }),
  }),
  contactProblems: group('Errores de los campos', {
    required: problem('Falta'),
    email: problem('Correo que no sirve'),
    messageShort: problem('Mensaje muy corto'),
    /** Without it, `tooLong`. */
    messageLong: problem('Mensaje muy largo').optional(),
    tooLong: problem('Texto muy largo'),
    oneLine: problem('Caracteres que no se admiten'),
  }),
  contactStatus: group('Estado del envío', {
    submitting: problem('Enviando'),
    /** Shown before a retry: there was no response, or the server asked the form to wait. */
    waiting: group('Mientras se intenta otra vez', {
      unanswered: problem('Sin respuesta'),
      limited: problem('Muchos envíos'),
    }),
    success: problem('Enviado'),
    failure: problem('No se pudo'),
    captchaMissing: problem('Falta la validación'),
  }),
  /** Errors of the API and of the form without JavaScript. */
  requestProblems: group('Errores del servidor', {
    notFound: problem('No existe'),
    method: problem('Método que no se admite'),
    origin: problem('Viene de otro sitio'),
    tooLarge: problem('Muy grande'),
    mediaType: problem('Formato que no se admite'),
    malformed: problem('No se puede leer'),
    tooMany: problem('Muchos mensajes'),
    keyReused: problem('Clave repetida'),
    unavailable: problem('No se pudo guardar'),
  }),
  /** The email to a visitor, sent if `CONTACT_ACK=true`; it quotes nothing that the visitor wrote. */
  acknowledgement: group('Confirmación al visitante', {
    subject: line('Asunto', { values: ['reference'] }),
    heading: line('Título'),
    reference: line('Número', { values: ['reference'] }),
    promise: text('Qué pasa ahora', { max: 300 }),
    add: text('Cómo agregar algo', { max: 300 }),
    footer: text('Al pie', { max: 300, values: ['site'] }),
  }),
  /** The static page shown when rendering fails; the agency's email address follows the text. */
  serverFailure: group('Página de falla', {
    title: line('Título'),
    text: text('Texto, antes del correo', { max: 300 }),
  }),
  /** Ways to contact the agency, in the footer and beside the form. */
  contactLabels: group('Formas de contacto', {
    address: contactItem('Dirección'),
    hours: contactItem('Horario'),
    email: contactItem('Correo'),
    whatsapp: contactItem('WhatsApp'),
    phone: contactItem('Teléfono'),
  }),
  /** Buttons for WhatsApp and telephone, shown when their number is given. */
  directLabels: group('WhatsApp y llamadas', {
    whatsapp: line('Botón de WhatsApp', { max: 40 }),
    call: line('Botón de llamada', { max: 60 }),
    draft: text('Mensaje que se prepara', { max: 200 }),
    planDraft: text('Mensaje sobre un plan', { max: 200, values: ['plan'] }),
    note: text('Nota junto al botón, en un plan', { max: 200 }),
  }),
  /** Words around the lists of `/llms.txt`, which language models read. */
  llmsWords: group('Para los asistentes de inteligencia artificial', {
    title: line('Título'),
    summary: text('Resumen', { max: 400 }),
    language: text('Idioma y precios', { max: 400 }),
    pages: line('Páginas', { max: 30 }),
    documents: line('Guías', { max: 30 }),
  }),
});
export type Messages = Of<typeof messagesSchema>;
