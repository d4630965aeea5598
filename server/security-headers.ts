import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 31_536_000;

/**
 * What a page could ask a visitor to give away, denied to whatever may get into one. Not all that exists: the list is
 * sent with every page, and home must leave in one flight of packets.
 */
const PERMISSIONS_POLICY = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** HTTPS is asked for only where the site has it. */
const strictTransport = (siteUrl: string) =>
  siteUrl.startsWith('https:') ? { maxAge: ONE_YEAR_S, includeSubDomains: false } : false;

/** The headers of an answer that no page and no hook has touched, as they go over the wire. */
export function bareSecurityHeaders(siteUrl: string): string[] {
  return [
    "content-security-policy: default-src 'none';frame-ancestors 'none'",
    `permissions-policy: ${PERMISSIONS_POLICY}`,
    'referrer-policy: strict-origin-when-cross-origin',
    'x-content-type-options: nosniff',
    'x-frame-options: DENY',
    ...(strictTransport(siteUrl) ? [`strict-transport-security: max-age=${ONE_YEAR_S}`] : []),
  ];
}

/**
 * Puts the security headers on every answer (CONTRACT «Addresses»). The content policy allows nothing:
 * pages bring their own, made by the build from what they hold.
 */
export async function addSecurityHeaders(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: strictTransport(siteUrl),
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    // Words to browsers that are gone; every page is a round trip faster without them in its first packets.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
}
