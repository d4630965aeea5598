import { type Company, companySchema } from '../../domain/content/company.ts';
import { describeIssues } from '../../server/content/zod-problems.ts';
import type { Ask, Verdict } from './ask.ts';
import { brandWords } from './words.ts';

export type CompanyField = keyof typeof brandWords.labels;
const FIELDS = Object.keys(brandWords.labels) as CompanyField[];
/** Answer that clears an optional value. */
const NOTHING = '-';

/** How a field whose value is not plain text is shown in its question and parsed from the answer. */
type Notation = {
  readonly show: (company: Company) => string;
  readonly read: (answer: string, company: Company) => unknown;
};

const number = (field: 'years' | 'companies' | 'hostingClients' | 'answerHours'): Notation => ({
  show: ({ claims }) => String(claims[field]),
  // Text that is not a number is returned as it is, so that the schema reports it.
  read: (answer) => (Number.isNaN(Number(answer)) ? answer : Number(answer)),
});
const address = (show: Notation['show']): Notation => ({ show, read: withScheme });

/** Normalizes an address as people type it: adds a missing `https://`, drops a lone slash after the host. */
const withScheme = (answer: string) => {
  const text = /^[\p{L}\d-]+\.[^:\s]+$/u.test(answer) ? `https://${answer}` : answer;
  return text.replace(/^(https:\/\/[^/]+)\/$/, '$1');
};

const NOTATIONS: Partial<Record<CompanyField, Notation>> = {
  site: address(({ site }) => site),
  'product.site': address(({ product }) => product.site),
  'product.restaurantSignUp': address(({ product }) => product.restaurantSignUp),
  hours: {
    show: ({ hours }) => `${hours.opens}-${hours.closes}`,
    read: (answer, { hours }) => {
      const [opens = '', closes = ''] = answer.split(/\s*(?:[-–]|\ba\b)\s*/);
      return { ...hours, opens, closes };
    },
  },
  socials: {
    show: ({ socials }) => socials.map(({ href }) => href).join(' ') || NOTHING,
    read: (answer, { socials }) =>
      answer
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(withScheme)
        .map((href) => socials.find((known) => known.href === href) ?? { label: networkOf(href), href }),
  },
  'claims.years': number('years'),
  'claims.companies': number('companies'),
  'claims.hostingClients': number('hostingClients'),
  'claims.answerHours': number('answerHours'),
};

const NETWORKS = ['Facebook', 'Instagram', 'LinkedIn', 'TikTok', 'YouTube', 'Pinterest', 'Behance', 'X', 'WhatsApp'];

/** The name of a social network, from the host of an address. */
function networkOf(address: string): string {
  const [name = address] =
    URL.parse(address)
      ?.hostname.replace(/^www\./, '')
      .split('.') ?? [];
  return NETWORKS.find((network) => network.toLowerCase() === name) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Asks for every fact about the company, and validates each by the rules of `npm run check`. */
export async function askCompany(ask: Ask, present: Company): Promise<Company> {
  let company = present;
  for (const field of FIELDS) {
    const standard = field === 'referencePrefix' ? prefixFor(company, present) : show(field, company);
    company = await ask(brandWords.labels[field], standard, (answer) => judge(field, answer, company));
  }
  return withAddress(company, present);
}

const show = (field: CompanyField, company: Company): string =>
  NOTATIONS[field]?.show(company) ?? String(valueAt(company, field));

function judge(field: CompanyField, answer: string, company: Company): Verdict<Company> {
  const text = answer === NOTHING ? '' : answer;
  const value = NOTATIONS[field]?.read(text, company) ?? text;
  const { data, error } = companySchema.safeParse(withValue(company, field.split('.'), value));
  return data
    ? { value: data }
    : {
        reason: describeIssues(error.issues, withValue(company, field.split('.'), value))
          .map(({ message }) => message)
          .join(' '),
      };
}

/** Default prefix of lead references: two initials of a new name, or the first two letters of a single word. */
function prefixFor({ name, referencePrefix }: Company, present: Company): string {
  if (name === present.name) return referencePrefix;
  const plain = name.normalize('NFD').replace(/[^A-Za-z ]/g, '');
  const initials = plain.split(' ').map(([first = '']) => first);
  const letters = initials.length > 1 ? initials.join('') : plain;
  return letters.slice(0, 2).toUpperCase().padEnd(2, 'X');
}

/** Updates an address that consists of just town, region and country; any other address stays as it is. */
function withAddress(company: Company, present: Company): Company {
  const joined = ({ town, region, country }: Company) => [town, region, country.name].join(', ');
  return present.address === joined(present) ? { ...company, address: joined(company) } : company;
}

const valueAt = (value: unknown, field: string): unknown =>
  field.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

function withValue(record: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (record as Record<string, object>)[key] ?? {};
  return { ...record, [key]: rest.length > 0 ? withValue(inner, rest, value) : value };
}

/** Fields that have the same value in two records. */
export const sameFields = (one: Company, other: Company): CompanyField[] =>
  FIELDS.filter((field) => show(field, one) === show(field, other));

/** Fields that are empty. */
export const emptyFields = (company: Company): CompanyField[] => FIELDS.filter((field) => show(field, company) === '');
