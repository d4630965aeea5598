import { expect, test } from 'vitest';
import { testimonialSchema } from './testimonial.ts';

const testimonial = { name: 'Rosa', words: 'Contestan siempre.' };

test('testimonialSchema accepts a testimonial with only a name and words', () => {
  expect(testimonialSchema.parse(testimonial)).toEqual(testimonial);
});

test.each([
  ['words', ''],
  ['words', 'x'.repeat(401)],
  ['image', 'rosa.heic'],
])('testimonialSchema rejects %s: %j', (field, value) => {
  const { error } = testimonialSchema.safeParse({ ...testimonial, [field]: value });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
