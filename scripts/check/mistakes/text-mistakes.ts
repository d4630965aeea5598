import { ICON_NAMES } from '../../../domain/plans/plan.ts';
import { checkWords as words } from '../../../server/content/words.ts';
import { append, type Mistake, replace } from './mistake.ts';

const { expected, found, yaml } = words;

/** Mistakes in the texts of pages and in the facts of the agency, and in the palette. */
export const TEXT_MISTAKES: readonly Mistake[] = [
  {
    name: 'a missing quote',
    file: 'pages/accessibility.yaml',
    change: replace(/^title: .*/m, 'title: "Aprender'),
    at: 'title: "Aprender',
    says: yaml.codes['MISSING_CHAR'] ?? '',
  },
  {
    name: 'a name in braces that nothing fills',
    file: 'pages/marketing.yaml',
    change: replace(/^title: .*/m, "title: 'Marketing en {company.twon}'"),
    at: 'company.twon',
    field: 'title',
    says: words.wrong(words.rules['unknownName'] ?? '', found.text('{company.twon}')),
  },
  {
    name: 'a condition that nothing decides',
    file: 'pages/privacy.yaml',
    change: replace(/when: smtpHost/, 'when: smptHost'),
    at: 'when: smptHost',
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
    change: replace(/^kinds:/m, 'kindz:'),
    at: 'kindz:',
    field: 'kindz',
    says: words.unknown('kindz', 'kinds'),
  },
  {
    name: 'a missing field of a page',
    file: 'pages/portfolio.yaml',
    change: replace(/^text: .*\n/m, ''),
    at: 'seo:',
    field: 'text',
    says: words.missing('text'),
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
    name: 'a mistyped field of a page',
    file: 'pages/graphic-design.yaml',
    change: replace(/link:/, 'lnik:'),
    at: 'lnik',
    field: 'call.lnik',
    says: words.unknown('lnik', 'link'),
  },
  {
    name: 'an unknown icon in a page',
    file: 'pages/services-overview.yaml',
    change: replace(/icon: \w+/, 'icon: servr'),
    at: 'icon: servr',
    field: 'groups.0.icon',
    says: words.wrong(expected.oneOf(ICON_NAMES, 'server'), found.text('servr')),
  },
  {
    name: 'a title that search engines would truncate',
    file: 'pages/hosting.yaml',
    change: replace(/(seo:\s*title: ).*/, `$1${'a'.repeat(53)}`),
    at: 'title: aaa',
    field: 'seo.title',
    says: words.wrong(expected.atMost.text(52), found.letters(53)),
  },
  {
    name: 'a date of last change that is not a date',
    file: 'pages/terms.yaml',
    change: replace(/updated: .*/, 'updated: 22 de noviembre'),
    at: 'updated: 22',
    field: 'updated',
    says: words.wrong(expected.date, found.text('22 de noviembre')),
  },
  {
    name: 'a mistyped colour',
    file: 'palette.css',
    change: replace(/--maiz: .*;/, '--maiz: oklhc(0.8 0.1 90);'),
    at: '--maiz',
    field: '--maiz',
    says: words.colour.unknown('oklhc(0.8 0.1 90)'),
  },
  {
    name: 'a missing colour',
    file: 'palette.css',
    change: replace(/^ *--cielo: .*\n/m, ''),
    field: '--cielo',
    says: words.missing('--cielo'),
  },
];
