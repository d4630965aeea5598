import { z } from 'zod';
import { focusSchema, photoFile } from '../../site/photo.ts';
import { badgeCard } from '../cards.ts';
import { group, line, link, list, type Of, text } from '../fields.ts';
import { bullets, callToAction, head } from '../sections.ts';

/** A card of the team page: a role, or a person with a photograph from `content/images/`. */
const member = group('Tarjeta', {
  ...badgeCard,
  photo: photoFile.meta({ label: 'Foto', kind: 'picture', help: 'Un archivo de content/images.' }).optional(),
  focus: focusSchema,
});
export type MemberWords = Of<typeof member>;

/** `content/pages/team.yaml` */
export const teamSchema = z.strictObject({
  ...head,
  /** The way of one order through the agency, whose steps are in `widgets.yaml`. */
  process: group('El camino de un pedido', {
    title: line('Título', { max: 60 }),
    intro: text('Introducción', { max: 300 }),
    link: link(),
  }).optional(),
  bullets: list('Viñetas', bullets),
  members: group('Funciones', {
    title: line('Título', { max: 60 }),
    note: text('Nota, mientras no hay retratos', { max: 200 }),
    features: line('Antes de las etiquetas', { max: 30 }),
    cards: list('Tarjetas', member),
  }),
  call: callToAction,
});
