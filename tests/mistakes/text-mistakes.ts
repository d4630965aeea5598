import { checkWords as words } from '../../server/content/words.ts';
import { append, type Mistake, replace, replaced } from './mistake.ts';

const { expected, found } = words;

/** Mistakes in the texts of pages and in the facts of the agency, and in the palette. */
export const TEXT_MISTAKES: readonly Mistake[] = [
  {
    name: 'a name in braces that nothing fills',
    file: 'pages/marketing.yaml',
    ...replaced(/^title: .*/m, "title: 'Marketing en {company.twon}'"),
    field: 'title',
    says: words.wrong(words.rules['unknownName'] ?? '', found.text('{company.twon}')),
  },
  {
    name: 'a condition that nothing decides',
    file: 'pages/privacy.yaml',
    ...replaced(/when: smtpHost/, 'when: smptHost'),
    field: 'chapters.2.blocks.0.list.0.when',
    says: words.wrong(words.rules['condition'] ?? '', found.text('smptHost')),
  },
  {
    name: 'a setting in a page that does not know it',
    file: 'pages/terms.yaml',
    change: append('  - { id: nuevo, title: Nuevo, when: telegram, blocks: [Uno] }'),
    at: 'when: telegram',
    field: 'chapters.3.when',
    says: words.wrong(words.rules['condition'] ?? '', found.text('telegram')),
  },
  {
    name: 'a missing group of the plan page, which other checks read',
    file: 'pages/plan.yaml',
    ...replaced(/^kinds:/m, 'kindz:'),
    field: 'kindz',
    says: words.unknown('kindz', 'kinds'),
  },
  {
    name: 'a missing field within a page',
    file: 'pages/home.yaml',
    change: replace(/^ {2}statement: .*\n/m, ''),
    at: 'company.name',
    field: 'hero.statement',
    says: words.missing('statement'),
  },
  {
    name: 'a date of last change that is not a date',
    file: 'pages/terms.yaml',
    ...replaced(/updated: .*/, 'updated: 22 de noviembre'),
    field: 'updated',
    says: words.wrong(expected.date, found.text('22 de noviembre')),
  },
  {
    name: 'a mistyped colour',
    file: 'palette.yaml',
    ...replaced(/^maiz: .*/m, 'maiz: light-dark(gold, oklhc(0.8 0.1 90))'),
    field: 'maiz',
    says: words.wrong(words.rules['colour'] ?? '', found.text('oklhc(0.8 0.1 90)')),
  },
  {
    name: 'a hexadecimal colour without quotes',
    file: 'palette.yaml',
    ...replaced(/^teja: .*/m, 'teja: #fa0'),
    field: 'teja',
    says: words.wrong(words.rules['colourQuotes'] ?? '', found.nothing),
  },
];
