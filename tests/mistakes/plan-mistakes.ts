import { ICONS } from '../../domain/content/drawings.ts';
import { formatMoney } from '../../domain/price.ts';
import { checkWords as words } from '../../server/content/words.ts';
import { append, type Mistake, plan, replace, replaced } from './mistake.ts';

const { expected, found } = words;
const price = (amount: string) => ({
  change: replace(/^type:/m, `price:\n  amount: ${amount}\ntype:`),
  at: `amount: ${amount}`,
});
const cards = (...icons: readonly string[]) =>
  append(['cards:', ...icons.map((icon) => `  - { icon: ${icon}, title: Una, text: Dos }`)].join('\n'));
const MONEY = formatMoney(500);

/** Mistakes in the fields of plans. */
export const PLAN_MISTAKES: readonly Mistake[] = [
  {
    name: 'a missing field',
    file: plan('web-splash'),
    change: replace(/^summary: .*\n/m, ''),
    at: 'title:',
    field: 'summary',
    says: words.missing('summary'),
  },
  {
    name: 'an unknown field',
    file: plan('ec-nivel-1'),
    change: replace(/^title:/m, 'titulo: Puesto\ntitle:'),
    at: 'titulo:',
    field: 'titulo',
    says: words.unknown('titulo'),
  },
  {
    name: 'a price with a dollar sign',
    file: plan('ec-nivel-2'),
    ...price(MONEY),
    field: 'price.amount',
    says: words.wrong(expected.number, found.text(MONEY)),
  },
  {
    name: 'a price with a decimal comma',
    file: plan('ec-nivel-3'),
    ...price('14,99'),
    field: 'price.amount',
    says: words.wrong(expected.number, found.text('14,99')),
  },
  {
    name: 'a price with a point after its thousands',
    file: plan('gfx-g-nivel-2'),
    ...replaced(/amount: 140/, 'amount: 1.250'),
    field: 'price.amount',
    says: words.wrong(expected.noThousands, found.text('1.250')),
  },
  {
    name: 'a price with a comma after its thousands',
    file: plan('gfx-g-nivel-3'),
    change: replace(/^price: .*/m, 'price:\n  amount: 1,250'),
    at: 'amount: 1,250',
    field: 'price.amount',
    says: words.wrong(expected.noThousands, found.text('1,250')),
  },
  {
    name: 'a negative price',
    file: plan('hosting-nivel-1'),
    ...replaced(/amount: [\d.]+/, 'amount: -500'),
    field: 'price.amount',
    says: words.wrong(expected.moreThan(0), found.text('-500')),
  },
  {
    name: 'a price with four decimals',
    file: plan('hosting-nivel-2'),
    ...replaced(/amount: [\d.]+/, 'amount: 14.9999'),
    field: 'price.amount',
    says: words.wrong(expected.step(0.01), found.text('14.9999')),
  },
  {
    name: 'four cards instead of five',
    file: plan('hosting-nivel-3'),
    change: cards('web', 'web', 'web', 'web'),
    at: 'cards:',
    field: 'cards',
    says: words.wrong(expected.exactly(5), found.items(4)),
  },
  {
    name: 'an unknown icon',
    file: plan('gfx-w-nivel-1'),
    change: cards('web', 'web', 'web', 'web', 'servr'),
    at: 'icon: servr',
    field: 'cards.4.icon',
    says: words.wrong(expected.oneOf(Object.keys(ICONS), 'server'), found.text('servr')),
  },
  {
    name: 'a title that is too long',
    file: plan('gfx-w-nivel-2'),
    ...replaced(/^title: .*/m, `title: ${'a'.repeat(41)}`),
    field: 'title',
    says: words.wrong(expected.atMost.text(40), found.letters(41)),
  },
];
