import { describe, expect, test } from 'vitest';
import { planSchema } from './plan.ts';

const card = { icon: 'web', title: 'Un título', text: 'Una frase.' };
const plan = {
  title: 'Sitio I',
  type: 'desarrollo',
  tier: 1,
  price: { amount: 310, from: true, unit: 'pago único' },
  extra: { amount: 27.49 },
  summary: 'Tres páginas para empezar.',
  image: 'site',
  cards: [card, card, card, card, card],
  features: [{ title: 'Diseño', items: ['Tres páginas'] }],
};

/** Paths of the schema's errors, such as `cards.2.icon`. */
function faults(changes: object): string[] {
  const result = planSchema.safeParse({ ...plan, ...changes });
  return result.error?.issues.map(({ path, message }) => path.join('.') || message) ?? [];
}

describe('planSchema', () => {
  test('accepts a complete plan', () => {
    expect(faults({})).toEqual([]);
  });

  test('accepts a fourth level', () => {
    expect(faults({ tier: 4 })).toEqual([]);
  });

  test.each(['tier', 'price', 'extra', 'image', 'cards'])('%s is optional', (field) => {
    expect(faults({ [field]: undefined })).toEqual([]);
  });

  test('a plan without an extra needs no features', () => {
    expect(faults({ features: undefined, extra: undefined })).toEqual([]);
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ type: 'Bodas y más' }, 'type'],
    [{ summary: 'Más de {claims.age} años.' }, 'summary'],
    [{ tier: 0 }, 'tier'],
    [{ tier: 1.5 }, 'tier'],
    [{ extra: { amount: 1.999 } }, 'extra.amount'],
    [{ features: undefined }, 'extra'],
    [{ image: 'photo.jpg' }, 'image'],
    [{ cards: [card, card, card, card, { ...card, link: '/' }] }, 'cards.4'],
    [{ features: [{ title: 'Diseño', items: [] }] }, 'features.0.items'],
  ])('rejects %j at %s', (changes, field) => {
    expect(faults(changes)).toEqual([field]);
  });
});
