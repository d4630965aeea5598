import { PlanPrice } from './PlanPrice.tsx';

export const Component = PlanPrice;
export const examples = {
  whole: { price: { amount: 1234, from: true, unit: 'pago único' } },
  amount: { price: { amount: 1234.5, from: false } },
  'on request': {},
};
export const criteria = {
  'without style': 'keep «desde», amount and unit apart',
  zoom: 'grow with the text size of the browser',
  reader: 'be read as one sentence',
};
