import { checkWords as words } from '../../server/content/words.ts';
import { type Mistake, replace, replaced } from './mistake.ts';

const { expected, found } = words;

/** Mistakes in the facts that other texts repeat. */
export const FACT_MISTAKES: readonly Mistake[] = [
  {
    name: 'no email address',
    file: 'company.yaml',
    change: replace(/^email: .*\n/m, ''),
    at: 'name:',
    field: 'email',
    says: words.missing('email'),
  },
  {
    name: 'an opening time that is not a time',
    file: 'company.yaml',
    ...replaced(/opens: .*/, 'opens: 8am'),
    field: 'hours.opens',
    says: words.wrong(words.rules['hour'] ?? '', found.text('8am')),
  },
  {
    name: 'a price word that names a fact',
    file: 'messages.yaml',
    ...replaced(/onRequest: .*/, "onRequest: 'Pregunte a {company.nombre}'"),
    field: 'priceWords.onRequest',
    says: words.wrong(words.rules['unknownName'] ?? '', found.text('{company.nombre}')),
  },
  {
    name: 'a number where a text is expected',
    file: 'company.yaml',
    ...replaced(/taxNumber: .*/, 'taxNumber: 1690000000001'),
    field: 'legal.taxNumber',
    says: words.wrong(expected.quoted, found.text('1690000000001')),
  },
  {
    name: 'a fact that names another',
    file: 'company.yaml',
    ...replaced(/^author: .*/m, "author: 'Equipo de {company.name}'"),
    field: 'author',
    says: words.wrong(words.rules['unknownName'] ?? '', found.text('{company.name}')),
  },
];
