import type { FastifyInstance } from 'fastify';
import type { Headers } from './prepared-response.ts';

const ONE_YEAR_S = 31_536_000;

/** Browser features that no page uses; denied, so that injected content cannot use them either. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * Security headers of every response. The content security policy allows nothing; pages carry the one of the build
 * (`astro.config.ts`). HSTS only on an HTTPS site. No `Cross-Origin-Opener-Policy`:
 * docs/decisions/017-no-opener-policy.md.
 */
export const securityHeaders = (siteUrl: string): Headers => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(siteUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${ONE_YEAR_S}` }),
});

/** Gives every response the security headers, and the name of the release if known; what a route sets replaces them. */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: string, release?: string): void {
  const headers = { ...securityHeaders(siteUrl), ...(release && { 'x-release': release }) };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
