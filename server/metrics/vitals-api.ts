import type { FastifyInstance, FastifyReply } from 'fastify';
import { Histogram } from 'prom-client';
import { z } from 'zod';
import { routes } from '../../domain/routes.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Metrics } from './metrics.ts';

const BODY_LIMIT_BYTES = 512;
/** Larger values come from a suspended browser or are forged. */
const LONGEST_MS = 120_000;
const LARGEST_SHIFT = 10;

const ms = z.number().min(0).max(LONGEST_MS).optional();
/** Sent by `src/layout/vitals.client.ts`; times in milliseconds. */
const reportSchema = z.strictObject({
  ttfb: ms,
  fcp: ms,
  lcp: ms,
  inp: ms,
  cls: z.number().min(0).max(LARGEST_SHIFT).optional(),
});

/** Bucket limits, which include the thresholds of good and poor vitals, so that their shares are exact. */
const SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 6, 10];
const SHIFTS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/**
 * `POST /api/v1/vitals`: web vitals of one page view, kept only as histograms in memory, without IP address, page or
 * time.
 */
export function vitalsApi(app: FastifyInstance, siteUrl: string, metrics: Pick<Metrics, 'registry'>): void {
  const keep = openHistograms(metrics);
  const errorHandler = ({ statusCode = 500 }, _request: unknown, reply: FastifyReply) => reply.code(statusCode).send();
  app.post(routes.vitalsApi, { bodyLimit: BODY_LIMIT_BYTES, errorHandler }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameOrigin(request, siteUrl)) return reply.code(403).send();
    const report = reportSchema.safeParse(request.body);
    if (!report.success) return reply.code(422).send();
    keep(report.data);
    return reply.code(204).send();
  });
}

function openHistograms({ registry }: Pick<Metrics, 'registry'>) {
  const times = new Histogram({
    name: 'web_vitals_seconds',
    help: 'Page views as browsers measured them: ttfb, fcp, lcp and inp.',
    labelNames: ['vital'],
    buckets: SECONDS,
    registers: [registry],
  });
  const shifts = new Histogram({
    name: 'web_vitals_layout_shift',
    help: 'Cumulative layout shift of page views.',
    buckets: SHIFTS,
    registers: [registry],
  });
  return ({ cls, ...measured }: z.infer<typeof reportSchema>) => {
    if (cls !== undefined) shifts.observe(cls);
    for (const [vital, value] of Object.entries(measured)) times.observe({ vital }, value / 1000);
  };
}
