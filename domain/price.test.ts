import { describe, expect, test } from 'vitest';
import { extraSchema, formatExtra, formatMoney, formatPrice, formatPriceLine, priceSchema } from './price.ts';

const showHardSpaces = (text: string) => text.replaceAll('\u00A0', '~');
const words = { from: 'Desde', onRequest: 'Valor a convenir' };

test.each([
  [310, '$310'],
  [1260, '$1,260'],
  [16.49, '$16.49'],
  [0.5, '$0.50'],
  [1234567.8, '$1,234,567.80'],
])('formatMoney(%d) is %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

// A tilde stands for a non-breaking space.
test.each([
  [undefined, 'Valor a convenir', 'Valor a convenir'],
  [{ amount: 310, from: true, unit: 'pago único' }, 'Desde~$310', 'Desde~$310, pago único'],
  [{ amount: 16.49, from: false, unit: 'al mes' }, '$16.49', '$16.49~al mes'],
  [{ amount: 55, from: false, unit: 'cada 3 meses' }, '$55', '$55~cada 3~meses'],
  [{ amount: 250, from: false, unit: 'por 4 horas' }, '$250', '$250~por 4~horas'],
  [{ amount: 830, from: true }, 'Desde~$830', 'Desde~$830'],
])('a price of %j is formatted as «%s» and «%s»', (price, figure, line) => {
  expect(showHardSpaces(formatPrice(price, words))).toBe(figure);
  expect(showHardSpaces(formatPriceLine(price, words))).toBe(line);
});

describe('priceSchema', () => {
  test('defaults `from` to false', () => {
    expect(priceSchema.parse({ amount: 16.49 })).toEqual({ amount: 16.49, from: false });
  });

  test.each([
    [{ amount: 0 }],
    [{ amount: Number.NaN }],
    [{ from: true }],
    [{ amount: 310, unit: 'm' }],
    [{ amount: 310, currency: 'USD' }],
  ])('rejects %j', (price) => {
    expect(priceSchema.safeParse(price).success).toBe(false);
  });
});

test('formatExtra() writes «Extra desde $27.49»; extraSchema allows an amount and nothing else', () => {
  expect(showHardSpaces(formatExtra({ amount: 27.49 }, 'Extra desde'))).toBe('Extra desde~$27.49');
  for (const extra of [{}, { amount: 0 }, { amount: 27.499 }, { amount: 27.49, from: true }]) {
    expect(extraSchema.safeParse(extra).success).toBe(false);
  }
});
