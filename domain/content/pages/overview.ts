import { z } from 'zod';
import { backgroundCard } from '../cards.ts';
import { group, groups, icon, id, line, list } from '../fields.ts';
import { callToAction, head, planId, service } from '../sections.ts';

/** `content/pages/services-overview.yaml`. Prices come from the plans. */
export const servicesOverviewSchema = z.strictObject({
  ...head,
  /** A question below the introduction; the price of its plan answers it and leads there. */
  also: group('Pregunta con precio', {
    question: line('Pregunta', { max: 60 }),
    planId: planId().optional(),
  }).optional(),
  groups: groups('Grupos de niveles', 'Grupo', {
    service: service(),
    family: id('Familia', 'Su nombre entre las familias de planes.'),
    icon: icon(),
    label: line('Etiqueta', { max: 20 }),
    title: line('Título', { max: 60 }),
    tiers: groups('Niveles', 'Nivel', {
      planId: planId(),
      address: group('Dirección del plan', { category: id('Categoría'), id: id('Plan') }),
      items: list('Lista', line('Renglón', { max: 60 })),
    }),
  }),
  more: list('Tarjetas', backgroundCard),
  call: callToAction,
});
