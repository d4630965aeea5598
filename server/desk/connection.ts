import type { FastifyRequest } from 'fastify';

const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
const LOOPBACK_ADDRESS = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;

/**
 * Whether the connection keeps a code and a session secret: HTTPS, directly or as reported by a trusted proxy, or a
 * browser on this machine that uses a loopback name.
 */
export function isPrivateConnection({ protocol, hostname, ip }: FastifyRequest): boolean {
  return protocol === 'https' || (LOOPBACK_NAME.test(hostname) && LOOPBACK_ADDRESS.test(ip));
}
