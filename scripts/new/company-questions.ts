import { type Company, companySchema } from '../../domain/content/company.ts';
import { valueAt } from '../../domain/record.ts';
import { checkWords } from '../../server/content/words.ts';
import { describeIssues } from '../../server/content/zod-problems.ts';
import type { Ask, Verdict } from './ask.ts';
import { newWords } from './words.ts';

export type CompanyField = keyof typeof newWords.labels;
const FIELDS = Object.keys(newWords.labels) as CompanyField[];
/** Answers that leave an optional value empty. */
const NOTHING = /^(?:-|no(?: tengo)?\.?)$/i;

const COUNTRIES = new Intl.DisplayNames('es', { type: 'region' });

/** What Enter alone answers, from the answers before. The others have no default. */
const DEFAULTS: Partial<Record<CompanyField, (company: Company) => string>> = {
  city: ({ town }) => town,
  'country.code': ({ country }) => country.code,
  'country.name': ({ country }) => COUNTRIES.of(country.code) ?? '',
  site: ({ email }) => `https://${email.split('@')[1] ?? ''}`,
  whatsapp: ({ phone }) => (phone.startsWith('+') ? phone : ''),
  hours: ({ hours }) => `${hours.opens} a ${hours.closes}`,
};

/** Nothing leaves out a figure that may be missing. */
const readNumber = (answer: string) => (/^\d*$/.test(answer) ? Number(answer) || undefined : answer);

/** How an answer that is not plain text is read. */
const READ: Partial<Record<CompanyField, (answer: string, company: Company) => unknown>> = {
  /** Adds a missing `https://`; writes a host without path as browsers do: no slash, small letters, «ñ» as `xn--`. */
  site: (answer) => {
    const address = /^[\p{L}\d-]+\.[^:\s]+$/u.test(answer) ? `https://${answer}` : answer;
    const url = URL.parse(address);
    return url?.href === `${url?.origin}/` ? url?.origin : address;
  },
  hours: (answer, { hours }) => {
    const [opens = '', closes = ''] = answer.split(/\s*(?:[-–]|\ba\b)\s*/);
    return { ...hours, opens, closes };
  },
  'country.code': (answer) => answer.toUpperCase(),
  'claims.years': readNumber,
  'claims.companies': readNumber,
  'claims.answerHours': readNumber,
};

/** Asks for the facts of a new agency, and validates each by the rules of `npm run check`; `sample` gives the others. */
export async function askCompany(ask: Ask, sample: Company): Promise<Company> {
  let company = withoutFacts(sample);
  for (const field of FIELDS) {
    const standard = DEFAULTS[field]?.(company) ?? '';
    company = await ask(newWords.labels[field], standard, (answer) => judge(field, answer, company));
  }
  const { name, town, region, country, site } = company;
  const address = [...new Set([town, region, country.name])].join(', ');
  const product = sample.product && { site, restaurantSignUp: site };
  return { ...company, address, referencePrefix: prefixFor(name), product };
}

/** A company without what only its own agency can say and no question asks for. */
const withoutFacts = (sample: Company): Company => ({
  ...sample,
  ...{ phone: '', whatsapp: '', author: '', socials: [], suspensionNoticeDays: 0 },
  legal: { name: '', taxNumber: '', address: '' },
  dataHost: { name: '', country: '' },
  hours: { ...sample.hours, days: '' },
});

function judge(field: CompanyField, answer: string, company: Company): Verdict<Company> {
  const text = NOTHING.test(answer) ? '' : answer;
  const read = READ[field];
  const given = withValue(company, field.split('.'), read ? read(text, company) : text);
  const { data, error } = companySchema.safeParse(given);
  if (data) return { value: data };
  // One sentence for both hours.
  if (error.issues.some(({ message }) => message === 'hour'))
    return { reason: checkWords.wrong(newWords.expected.hours, checkWords.found.text(text)) };
  const sentences = describeIssues(error.issues, given).map(({ message }) => message);
  return { reason: sentences.join(' ') };
}

/** Prefix of lead references: the first two initials of a name, or the first two letters of a single word. */
function prefixFor(name: string): string {
  const plain = name.normalize('NFD').replace(/[^A-Za-z ]/g, '');
  const initials = plain.split(' ').map(([first = '']) => first);
  const letters = initials.length > 1 ? initials.join('') : plain;
  return letters.slice(0, 2).toUpperCase().padEnd(2, 'X');
}

/** A record with another value at a path. */
function withValue(record: object, [key = '', ...rest]: readonly string[], value: unknown): object {
  const inner = (record as Record<string, object>)[key] ?? {};
  return { ...record, [key]: rest.length > 0 ? withValue(inner, rest, value) : value };
}

/** Fields that are empty. */
export const emptyFields = (company: Company): CompanyField[] =>
  FIELDS.filter((field) => (valueAt(company, field.split('.')) ?? '') === '');
