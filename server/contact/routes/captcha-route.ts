import type { FastifyInstance } from 'fastify';
import { routes } from '../../../domain/routes.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Arrivals } from '../intake/arrivals.ts';

/** `GET /api/v1/captcha`: what the form's script asks for once the form is touched. */
export function captchaApi(app: FastifyInstance, captcha: Captcha, arrivals: Arrivals): void {
  app.get(routes.captchaApi, async ({ ip }, reply) =>
    reply.header('cache-control', 'no-store').send(await captcha.offer(arrivals.areCrowded(ip))),
  );
}
