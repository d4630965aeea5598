import type { Company } from '../../../domain/content/company.ts';
import { checkWords } from '../words.ts';

const words = checkWords.unpublished;

/**
 * What the site still lacks before it is published, as phrases for a list; empty when nothing is missing. None of it is a
 * mistake: empty facts hide themselves, and samples say that they are samples.
 */
export function listUnpublished(company: Company, samples: number): string[] {
  const { legal, dataHost, phone, whatsapp } = company;
  const missing: readonly [boolean, string][] = [
    [!phone && !whatsapp, words.phone],
    [!legal.name, words.legalName],
    [!legal.taxNumber, words.taxNumber],
    [!legal.address, words.legalAddress],
    [!dataHost.name || !dataHost.country, words.dataHost],
  ];
  const hosts = exampleAddresses(company);
  return [
    ...missing.flatMap(([isMissing, phrase]) => (isMissing ? [phrase] : [])),
    ...(hosts.length > 0 ? [words.examples(hosts)] : []),
    ...(samples > 0 ? [words.samples(samples)] : []),
  ];
}

/** Hosts under `.example`, which RFC 2606 reserves: they stand for addresses that the agency has yet to give. */
function exampleAddresses({ site, email, socials, product }: Company): string[] {
  const urls = [site, ...socials.map(({ href }) => href), ...Object.values(product ?? {})];
  const hosts = [...urls.map((url) => new URL(url).hostname), email.slice(email.lastIndexOf('@') + 1)];
  return [...new Set(hosts.filter((host) => host.endsWith('.example')))];
}
