import { openCaddy } from '../harness/proxy.ts';
import type { CloseLater } from '../harness/resources.ts';

/** Browsers resolve it to this machine, and yet the desk requires HTTPS, as it does not of `localhost` itself. */
export const SECURE_NAME = 'sitio.localhost';

/** Starts Caddy in front of a site; resolves to its HTTPS address. */
export async function openSecureSite(closeLater: CloseLater, site: string): Promise<string> {
  const { httpsPort } = await openCaddy(closeLater, [new URL(site).host], { siteName: SECURE_NAME });
  return `https://${SECURE_NAME}:${httpsPort}`;
}
