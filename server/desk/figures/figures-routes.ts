import type { FastifyInstance } from 'fastify';
import { deskRoutes, PERIOD_FIELD, YEAR_PERIOD } from '../../../domain/desk/desk-routes.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { daysUntil, monthsUntil } from '../../../domain/visits/range.ts';
import { openDigest } from '../../digest/digest.ts';
import { readStoreTime } from '../../store/dialect.ts';
import { readFigures } from '../../visits/read-figures.ts';
import type { DeskPart } from '../desk.ts';

const DAYS = 30;
const MONTHS = 12;

/** The page of figures: the last 30 days, or the last twelve months; and the email that tells of them each Monday. */
export function figuresRoutes(scope: FastifyInstance, { pages, content, store, clock, env, log }: DeskPart): void {
  const writeDigest = openDigest(env, { content, store, clock, log });
  scope.get<{ Querystring: Record<string, unknown> }>(deskRoutes.figures, async (request, reply) => {
    const today = dayInEcuador(await readStoreTime(store, clock.now()));
    const isYear = request.query[PERIOD_FIELD] === YEAR_PERIOD;
    const range = isYear ? monthsUntil(today, MONTHS) : daysUntil(today, DAYS);
    const figures = await readFigures(store, content().catalogue, range);
    return pages.show(request, reply, 'figures', { figures, unit: range.unit, isCounting: env.VISITS });
  });

  scope.get(deskRoutes.digest, async (request, reply) => {
    const { subject, text } = await writeDigest({ createdAt: await readStoreTime(store, clock.now()) });
    return pages.show(request, reply, 'digest', { subject, text, isSent: env.DIGEST });
  });
}
