import type { FastifyInstance } from 'fastify';
import type { Headers } from './static/prepared-answer.ts';

const ONE_YEAR_S = 31_536_000;

/**
 * What a page could ask a visitor to give away, denied to whatever may get into one. Not all that exists: the list is
 * sent with every page, and home must leave in one flight of packets.
 */
const PERMISSIONS_POLICY = ['camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(',');

/**
 * The security headers of every answer (CONTRACT «Addresses»). The content policy allows nothing: pages bring their
 * own, made by the build from what they hold. HTTPS is asked for only where the site has it. Why there is no opener
 * policy: docs/decisions/017.
 */
export const securityHeaders = (siteUrl: string): Headers => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS_POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
});

/** Puts the security headers on every answer that passes the hooks, save those that it brings itself. */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const headers = Object.entries(securityHeaders(siteUrl));
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}
