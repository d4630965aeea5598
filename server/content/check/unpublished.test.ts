import { expect, test } from 'vitest';
import type { Company } from '../../../domain/content/company.ts';
import { fixtureContent } from '../../../tests/harness/fixture-content.ts';
import { checkWords } from '../words.ts';
import { listUnpublished } from './hints.ts';

const { company: fixture } = fixtureContent();
const words = checkWords.unpublished;
const complete: Company = {
  ...fixture,
  site: 'https://tilo.ec',
  email: 'hola@tilo.ec',
  socials: [{ label: 'Mastodon', href: 'https://mastodon.social/@tilo' }],
  product: { site: 'https://producto.tilo.ec', restaurantSignUp: 'https://producto.tilo.ec/alta' },
};

test.each<[string, Partial<Company>, number, readonly string[]]>([
  ['a complete site', {}, 0, []],
  ['neither phone nor WhatsApp', { phone: '', whatsapp: '' }, 0, [words.phone]],
  ['only WhatsApp', { phone: '' }, 0, []],
  ['no legal name', { legal: { ...fixture.legal, name: '' } }, 0, [words.legalName]],
  ['no tax number', { legal: { ...fixture.legal, taxNumber: '' } }, 0, [words.taxNumber]],
  ['no legal address', { legal: { ...fixture.legal, address: '' } }, 0, [words.legalAddress]],
  ['a data host without its country', { dataHost: { name: 'Servidores', country: '' } }, 0, [words.dataHost]],
  ['an example address', { email: 'hola@tilo.example' }, 0, [words.examples(['tilo.example'])]],
  ['samples', {}, 2, [words.samples(2)]],
])('listUnpublished() for %s', (_title, changes, samples, expected) => {
  expect(listUnpublished({ ...complete, ...changes }, samples, true, [])).toEqual(expected);
});

test('a placeholder of a logo is missing its own', () => {
  expect(listUnpublished(complete, 0, false, [])).toEqual([words.logo]);
});

test('a privacy policy by the law of Ecuador is missing that of another country', () => {
  const policy = { file: 'content/pages/privacy.yaml', text: 'Se rige por la LOPDP.' };
  const lacking = (code: string, leaf: typeof policy) =>
    listUnpublished({ ...complete, country: { name: '', code } }, 0, true, [leaf]);
  expect(lacking('CO', policy)).toEqual([words.law]);
  expect(lacking('CO', { ...policy, text: 'Según la Ley 1581.' })).toEqual([]);
  expect(lacking('CO', { ...policy, file: 'content/pages/learn.yaml' })).toEqual([]);
  expect(lacking('EC', policy)).toEqual([]);
});
