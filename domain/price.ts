import { z } from 'zod';
import { wholeNumber } from './content/fields.ts';
import { keepTogether } from './site/keep-together.ts';

/** US dollars, at most two decimals. */
const dollars = z.number().positive().multipleOf(0.01);

/** A published price. Plans without one are quoted on request. */
export const priceSchema = z.strictObject({
  amount: dollars.meta({ label: 'Precio', kind: 'money' }),
  /** Whether the amount is a minimum: «Desde $299». */
  from: z.boolean().default(false).meta({ label: 'Desde', kind: 'toggle', help: 'Es el precio más bajo.' }),
  /** Billing period of a recurring price; `unit` says the same in words. */
  months: wholeNumber('Cada cuántos meses se cobra').positive().optional(),
  /** Shown after the amount: «al mes», «por 4 horas». */
  unit: z.string().min(2).optional().meta({ label: 'Después del precio', kind: 'line', help: 'Como «al mes».' }),
});
export type Price = z.infer<typeof priceSchema>;

/** Minimum price of work beyond the plan. */
export const extraSchema = z.strictObject({ amount: dollars.meta({ label: 'Precio', kind: 'money' }) });
export type Extra = z.infer<typeof extraSchema>;

/** Words around an amount, from `content/messages.yaml`. */
export type PriceWords = { readonly from: string; readonly onRequest: string };

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats US dollars: `$299`, `$1,125`, `$14.99`. */
export const formatMoney = (amount: number): string => money.format(amount);

/** The amount alone: «Desde $299»; «Precio a cotizar» without a price. */
export function formatPrice(price: Price | undefined, words: PriceWords): string {
  if (!price) return words.onRequest;
  const amount = formatMoney(price.amount);
  return price.from ? keepTogether(`${words.from} ${amount}`) : amount;
}

/** The amount with its unit: «Desde $299, pago único», «$240 por 4 horas», «Precio a cotizar». */
export function formatPriceLine(price: Price | undefined, words: PriceWords): string {
  const figure = formatPrice(price, words);
  if (!price?.unit) return figure;
  const separator = /^(por|al|cada) /.test(price.unit) ? ' ' : ', ';
  return keepTogether(figure + separator + price.unit);
}

/** The price of extras: «Extra desde $24.99». The label comes from `content/widgets.yaml`. */
export function formatExtra({ amount }: Extra, label: string): string {
  return keepTogether(`${label} ${formatMoney(amount)}`);
}
