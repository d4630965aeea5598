export const examples = {
  whole: { price: { amount: 1234, from: true, unit: 'pago único' } },
  amount: { price: { amount: 1234.5, from: false } },
  'on request': {},
};
