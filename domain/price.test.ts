import { describe, expect, test } from 'vitest';
import { extraSchema, formatExtra, formatMoney, formatPrice, formatPriceLine, priceSchema } from './price.ts';

const words = { from: 'Desde', onRequest: 'Precio a cotizar' };

// Every published amount.
test.each([
  [299, '$299'],
  [500, '$500'],
  [1125, '$1,125'],
  [199, '$199'],
  [799, '$799'],
  [14.99, '$14.99'],
  [45, '$45'],
  [240, '$240'],
  [24.99, '$24.99'],
  [475, '$475'],
  [19.99, '$19.99'],
  [0.5, '$0.50'],
  [1234567.8, '$1,234,567.80'],
])('formatMoney(%d) is %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});

test.each([
  [undefined, 'Precio a cotizar', 'Precio a cotizar'],
  [{ amount: 299, from: true, unit: 'pago único' }, 'Desde $299', 'Desde $299, pago único'],
  [{ amount: 14.99, from: false, unit: 'al mes' }, '$14.99', '$14.99 al mes'],
  [{ amount: 45, from: false, unit: 'cada 3 meses' }, '$45', '$45 cada 3 meses'],
  [{ amount: 240, from: false, unit: 'por 4 horas' }, '$240', '$240 por 4 horas'],
  [{ amount: 799, from: true }, 'Desde $799', 'Desde $799'],
])('a price of %j is formatted as «%s» and «%s»', (price, figure, line) => {
  expect(formatPrice(price, words)).toBe(figure);
  expect(formatPriceLine(price, words)).toBe(line);
});

describe('priceSchema', () => {
  test('defaults `from` to false', () => {
    expect(priceSchema.parse({ amount: 14.99 })).toEqual({ amount: 14.99, from: false });
  });

  test.each([
    [{ amount: 0 }],
    [{ amount: -299 }],
    [{ amount: 1.005 }],
    [{ amount: '299' }],
    [{ amount: Number.NaN }],
    [{ from: true }],
    [{ amount: 299, unit: 'm' }],
    [{ amount: 299, currency: 'USD' }],
  ])('rejects %j', (price) => {
    expect(priceSchema.safeParse(price).success).toBe(false);
  });
});

test('an extra is formatted as «Extra desde $24.99» and has only an amount', () => {
  expect(formatExtra({ amount: 24.99 }, 'Extra desde')).toBe('Extra desde $24.99');
  for (const extra of [{}, { amount: 0 }, { amount: 24.999 }, { amount: 24.99, from: true }]) {
    expect(extraSchema.safeParse(extra).success).toBe(false);
  }
});
