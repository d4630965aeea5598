import { ICON_NAMES } from '../../../domain/plans/plan.ts';
import { checkWords as words } from '../words.ts';
import { type Mistake, replace } from './mistake.ts';

const { expected, found } = words;

/** Mistakes in the modules of `content/`, and in the palette. */
export const MODULE_MISTAKES: readonly Mistake[] = [
  {
    name: 'a missing quote',
    file: 'pages/learn.ts',
    change: replace(/title: '/, 'title: '),
    at: 'title: ',
    says: words.typescript.syntax,
  },
  {
    name: 'a missing colon in the plan page, which other checks read',
    file: 'pages/plan.ts',
    change: replace(/kinds: \{/, 'kinds {'),
    at: 'kinds {',
    says: words.typescript.syntax,
  },
  {
    name: 'no email address',
    file: 'company.ts',
    change: replace(/^ *email: .*\n/m, ''),
    at: 'const company',
    field: 'email',
    says: words.missing('email'),
  },
  {
    name: 'an opening time that is not a time',
    file: 'company.ts',
    change: replace(/opens: '[^']*'/, "opens: '8am'"),
    at: "opens: '8am'",
    field: 'hours.opens',
    says: words.wrong(words.rules['hour'] ?? '', found.text('8am')),
  },
  {
    name: 'a missing field of a page',
    file: 'pages/portfolio.ts',
    change: replace(/^ {2}text: .*\n/m, ''),
    at: 'const portfolio',
    says: words.missing('text'),
  },
  {
    name: 'a missing field within a page',
    file: 'pages/home.ts',
    change: replace(/^ {4}statement: .*\n/m, ''),
    at: 'hero: {',
    says: words.missing('statement'),
  },
  {
    name: 'a mistyped field of a page',
    file: 'pages/graphic-design.ts',
    change: replace(/link: \{/, 'lnik: {'),
    at: 'lnik',
    says: words.unknown('lnik'),
  },
  {
    name: 'an unknown icon in a page',
    file: 'pages/services-overview.ts',
    change: replace(/icon: '\w+'/, "icon: 'servr'"),
    at: "icon: 'servr'",
    says: words.wrong(expected.oneOf(ICON_NAMES.toSorted(), 'server'), found.text('servr')),
  },
  {
    name: 'a title that search engines would truncate',
    file: 'pages/hosting.ts',
    change: replace(/(seo: \{\s*title: )'[^']*'/, `$1'${'a'.repeat(53)}'`),
    at: "title: 'aaa",
    field: 'seo.title',
    says: words.wrong(expected.atMost.text(52), found.letters(53)),
  },
  {
    name: 'a date of last change that is not a date',
    file: 'pages/terms.ts',
    change: replace(/updated: '[^']*'/, "updated: '22 de noviembre'"),
    at: "updated: '22",
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
