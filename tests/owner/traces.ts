import type { Company } from '../../domain/content/company.ts';

/** Names, addresses and numbers that identify a brand, the longest first. */
export function factsOf({ name, town, city, country, email, phone, site, socials, product, legal }: Company): string[] {
  const hosts = [site, product?.site ?? ''].flatMap((address) => URL.parse(address)?.hostname ?? []);
  const given = [name, town, city, country.name, email, phone, ...Object.values(legal)];
  const facts = [...given, ...hosts, ...socials.map(({ href }) => href)];
  return [...new Set(facts.filter(Boolean))].toSorted((one, other) => other.length - one.length);
}

/** Facts that identify the former brand but not the present one. */
export function formerFacts(former: Company, present: Company): string[] {
  const kept = factsOf(present);
  return factsOf(former).filter((fact) => !kept.includes(fact));
}

/** The lines of a text that name one of the facts, as `name:line: fact`. */
export function tracesIn(name: string, text: string, facts: readonly string[]): string[] {
  const searched = facts.map((fact) => ({ fact, words: wholeWords(fact) }));
  return text.split('\n').flatMap((line, index) => {
    const found = searched.find(({ words }) => words.test(line));
    return found ? `${name}:${index + 1}: ${found.fact}` : [];
  });
}

const wholeWords = (text: string) => new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(text)}(?![\\p{L}\\p{N}])`, 'iu');
