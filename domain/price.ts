import { z } from 'zod';

/** US dollars, at most two decimals. */
const dollars = z.number().positive().multipleOf(0.01);

/** A published price in US dollars. A plan without one is quoted on request. */
export const priceSchema = z.strictObject({
  amount: dollars,
  /** True when the figure is the lowest, read as «Desde $299». */
  from: z.boolean().default(false),
  /** How many months the amount pays for, when it is paid again and again; the unit says the same in words. */
  months: z.int().positive().optional(),
  /** What the amount pays for, as read after it: «al mes», «por 4 horas». */
  unit: z.string().min(2).optional(),
});
export type Price = z.infer<typeof priceSchema>;

/** What more than the plan includes costs at least. */
export const extraSchema = z.strictObject({ amount: dollars });
export type Extra = z.infer<typeof extraSchema>;

/** The words around a figure; they live in `content/messages.ts`. */
export type PriceWords = { readonly from: string; readonly onRequest: string };

const wholeDollars = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Writes US dollars the one way the site does: `$299`, `$1,125`, `$14.99`. */
export function formatMoney(amount: number): string {
  return `$${Number.isInteger(amount) ? wholeDollars.format(amount) : cents.format(amount)}`;
}

/** The figure alone: «Desde $299», or «Precio a cotizar» without a price. */
export function formatPrice(price: Price | undefined, words: PriceWords): string {
  if (!price) return words.onRequest;
  const amount = formatMoney(price.amount);
  return price.from ? `${words.from} ${amount}` : amount;
}

/** The whole line: «Desde $299, pago único», «$240 por 4 horas», «Precio a cotizar». */
export function formatPriceLine(price: Price | undefined, words: PriceWords): string {
  const figure = formatPrice(price, words);
  if (!price?.unit) return figure;
  const separator = /^(por|al|cada) /.test(price.unit) ? ' ' : ', ';
  return figure + separator + price.unit;
}

/** The line about what goes beyond a plan: «Extra desde $24.99». The label lives in `content/widgets.ts`. */
export function formatExtra({ amount }: Extra, label: string): string {
  return `${label} ${formatMoney(amount)}`;
}
