import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../../../domain/plans/catalogue.ts';
import { planSchema } from '../../../domain/plans/plan.ts';
import { formatMoney } from '../../../domain/price.ts';
import { routes } from '../../../domain/routes.ts';
import { company } from '../../../tests/harness/unit/our-content.ts';
import { leavesOf } from '../leaves.ts';
import { checkRecords } from '../records.ts';
import { checkWords } from '../words.ts';
import { checkEmptyFacts } from './figures.ts';
import { cutTexts, deadRedirects, foreignLetters, questionLinks, repetitions, unlikelyPrices } from './hints.ts';

const words = checkWords.hints;

describe('prices of a family', () => {
  const hintsFor = (...amounts: readonly (number | undefined)[]) => {
    const files = amounts.map((amount, index) => {
      const price = amount === undefined ? '' : `price:\n  amount: ${amount}\n`;
      return {
        file: `content/plans/p-${index}.yaml`,
        text: `title: Plan ${index}\ntype: web\nsummary: Uno más.\n${price}`,
      };
    });
    const { records } = checkRecords(files, 'content/plans', planSchema);
    const catalogue = {
      categories: [{ slug: 'web', service: 'web', families: { web: amounts.map((_, index) => `p-${index}`) } }],
    } as unknown as Catalogue;
    return unlikelyPrices(catalogue, records);
  };

  const PRICE = 70;
  test.each([
    ['rise as usual', [PRICE, PRICE * 2, PRICE * 8]],
    ['may fall a little', [PRICE, PRICE / 2]],
    ['may be missing', [undefined, PRICE, undefined, PRICE * 3]],
    ['stand alone', [PRICE * 100]],
  ])('%s', (_, amounts) => expect(hintsFor(...amounts)).toEqual([]));

  test.each([
    ['a zero too many', [PRICE, PRICE * 15]],
    ['a zero too few', [PRICE, PRICE / 7]],
    ['a zero too few in the first', [PRICE / 10, PRICE * 2]],
    ['a zero too many after a plan without a price', [PRICE, undefined, PRICE * 15]],
  ])('are doubted: %s', (_, amounts) => {
    const [before, amount] = [amounts[0] ?? 0, amounts.at(-1) ?? 0].map(formatMoney) as [string, string];
    const file = `content/plans/p-${amounts.length - 1}.yaml`;
    expect(hintsFor(...amounts)).toMatchObject([
      { file, line: 5, field: 'price.amount', message: words.price(amount, before, 'Plan 0') },
    ]);
  });
});

test('a letter missing from the fonts is reported once per file, with its line, and an emoji is not', () => {
  const yaml = { file: 'content/pages/team.yaml', text: 'title: Łukasz\ntext: Ł y ñ 💧\n' };
  const guide = { file: 'content/whitepapers/a.md', text: '---\n---\nUno\nŁódź\n' };
  expect(foreignLetters([yaml, guide], leavesOf(yaml))).toMatchObject([
    { file: yaml.file, line: 1, message: words.letter('Ł') },
    { file: guide.file, line: 4, message: words.letter('Ł') },
    { file: guide.file, line: 4, message: words.letter('ź') },
  ]);
});

test('a text without quotes of which YAML reads a part is doubted, and a note, a quoted or a whole text is not', () => {
  const cut = 'a: Torre #5\nb: &co Tilo\nc: !Hoy sí\nd: [Uno #2\n  , dos]\nj: #1 de Quito\nk:\n  - #2 del valle\n';
  const whole =
    "e: Tilo  # nota\nf: 'Torre #5' # nota\ng: C# y Ola & Sol!\nh: 5 # nota\ni: |\n  Torre #5\nl:  # nota\nm: # nota\n  n: a\n";
  const yaml = { file: 'content/company.yaml', text: cut + whole };
  const guide = { file: 'content/whitepapers/a.md', text: '---\ntitle: Torre #5\n---\nTorre #5\n' };
  expect(cutTexts([yaml, guide])).toEqual([
    { file: yaml.file, line: 1, message: words.cut('Torre') },
    { file: yaml.file, line: 2, message: words.cut('Tilo') },
    { file: yaml.file, line: 3, message: words.cut('sí') },
    { file: yaml.file, line: 4, message: words.cut('Uno') },
    { file: yaml.file, line: 6, message: words.cut('') },
    { file: yaml.file, line: 8, message: words.cut('') },
    { file: guide.file, line: 2, message: words.cut('Torre') },
  ]);
});

test('a text that repeats an empty fact is a problem or, outside of pages, a hint, unless it is only shown with the fact', () => {
  const text = [
    'text: Llame al {company.phone}.',
    'other: Escriba a {company.email}.',
    'chapters:',
    '  - when: company.phone',
    '    blocks:',
    '      - Llame al {company.phone}.',
  ].join('\n');
  const files = ['pages/team.yaml', 'plans/tilo.yaml', 'messages.yaml'].map((name) => ({
    file: `content/${name}`,
    text,
  }));
  const leaves = files.flatMap(leavesOf);
  const said = { line: 1, field: 'text', message: checkWords.text.emptyFact('company.phone') };
  expect(checkEmptyFacts(leaves, { ...company, phone: '' })).toMatchObject({
    problems: [{ file: 'content/pages/team.yaml', ...said }],
    hints: [{ file: 'content/plans/tilo.yaml', ...said }],
  });
  expect(checkEmptyFacts(leaves, { ...company, phone: '022 000 000' })).toEqual({ problems: [], hints: [] });
});

test('a question that a page answers twice is doubted, and one of another page is not', () => {
  const questions = (...asked: readonly string[]) =>
    `faq:\n  items:\n${asked.map((question) => `    - { question: ${question}, answer: Sí. }\n`).join('')}`;
  const leaves = [
    { file: 'content/pages/home.yaml', text: questions('¿Cuánto?', '¿Cuándo?', '¿cuánto?') },
    { file: 'content/pages/learn.yaml', text: questions('¿Cuánto?') },
  ].flatMap(leavesOf);
  expect(repetitions([], leaves)).toMatchObject([
    { file: 'content/pages/home.yaml', line: 5, field: 'faq.items.2.question', message: words.question('¿cuánto?') },
  ]);
});

test('an id that two parts of a page have is doubted, and that of a plan that it names twice is not', () => {
  const text = `
chapters: [{ id: uno }]
blocks: [{ id: dos }, { id: uno }]
groups: [{ address: { id: tres } }, { address: { id: tres } }]
`;
  const file = 'content/pages/learn.yaml';
  expect(repetitions([], leavesOf({ file, text }))).toMatchObject([
    { file, line: 3, field: 'blocks.1.id', message: words.id('uno') },
  ]);
});

test('a block with the id of the steps of its page is doubted, and one of a page without steps is not', () => {
  const blocks = `blocks: [{ id: ${routes.sectionIds.process} }]\n`;
  const [file, other] = ['content/pages/molle.yaml', 'content/pages/tilo.yaml'];
  const pages = [
    { file, text: `${blocks}process: true\n` },
    { file: other, text: blocks },
  ];
  expect(repetitions(pages, pages.flatMap(leavesOf))).toMatchObject([
    { file, line: 1, field: 'blocks.0.id', message: words.id(routes.sectionIds.process) },
  ]);
});

test('deadRedirects() names the redirects that begin where the server itself answers', () => {
  const text = '- { from: /tienda, to: / }\n- { from: /imagenes/lista.pdf, to: / }\n';
  const found = deadRedirects(leavesOf({ file: 'content/redirects.yaml', text }));
  expect(found).toMatchObject([{ line: 2, field: '1.from', message: words.reserved('/imagenes/lista.pdf') }]);
});

test('a link to the questions of the home page is doubted while it has none', () => {
  const link = { file: 'content/navigation.yaml', text: `links: [{ href: '${routes.questions}' }]\n` };
  const home = (items: string) => ({
    file: 'content/pages/home.yaml',
    text: `title: Tilo\nquestions: { items: [${items}] }\n`,
  });
  const found = (items: string) => questionLinks([link, home(items)].flatMap(leavesOf));
  expect(found('')).toMatchObject([
    { file: link.file, line: 1, field: 'links.0.href', message: checkWords.text.noAnchor(routes.questions) },
  ]);
  expect(found('{ question: ¿Cuándo?, answer: Mañana. }')).toEqual([]);
  // Of a home page that cannot be read, that is said instead.
  expect(questionLinks(leavesOf(link))).toEqual([]);
});
