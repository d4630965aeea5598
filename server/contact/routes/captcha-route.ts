import type { FastifyInstance } from 'fastify';
import { routes } from '../../../domain/routes.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { AcceptedTraffic } from '../intake/accepted-traffic.ts';

/** `GET /api/v1/captcha`, fetched by the form when it is first touched. */
export function captchaApi(app: FastifyInstance, captcha: Captcha, traffic: AcceptedTraffic): void {
  app.get(routes.captchaApi, async ({ ip }, reply) =>
    reply.header('cache-control', 'no-store').send(await captcha.offer(traffic.isHigh(ip))),
  );
}
