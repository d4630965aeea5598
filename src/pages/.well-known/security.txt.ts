import type { APIContext } from 'astro';
import { mailHref, routes } from '../../../domain/routes.ts';

/** RFC 9116 recommends less than a year; every start renews it. */
const VALID_MS = 364 * 24 * 3_600_000;

/** Where to report vulnerabilities (RFC 9116). */
export function GET({ locals: { content, origin } }: APIContext) {
  const { company } = content;
  const lines = [
    `Contact: ${mailHref(company.email)}`,
    `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
    'Preferred-Languages: es, en',
    `Canonical: ${origin + routes.securityContact}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
}
