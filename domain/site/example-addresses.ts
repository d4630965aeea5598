import type { Company } from '../content/company.ts';

/** Hosts under `.example`, which RFC 2606 reserves: they stand for addresses that the agency has yet to give. */
export function exampleAddresses({ site, email, socials, product }: Company): string[] {
  const urls = [site, ...socials.map(({ href }) => href), product.site, product.restaurantSignUp];
  const hosts = [...urls.map((url) => new URL(url).hostname), email.slice(email.lastIndexOf('@') + 1)];
  return [...new Set(hosts.filter((host) => host.endsWith('.example')))];
}
