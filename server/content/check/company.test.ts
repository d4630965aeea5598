import { expect, test } from 'vitest';
import { companySchema } from '../../../domain/content/company.ts';
import { fixtureContent } from '../../../tests/harness/fixture-content.ts';

const { company } = fixtureContent();

test.each([
  ['', true],
  ['+593 99 000 0000', true],
  ['+1 (555) 000 0000', true],
  ['+593 099 000 0000', false],
  ['+593 (0)99 000 0000', false],
  ['099 000 0000', false],
])('the WhatsApp number «%s» is valid: %s', (whatsapp, expected) => {
  expect(companySchema.safeParse({ ...company, whatsapp }).success).toBe(expected);
});

test.each([
  ['09:00', '17:00', true],
  ['18:00', '02:00', true],
  ['09:00', '09:00', false],
])('the hours from %s to %s are valid: %s', (opens, closes, expected) => {
  const { error } = companySchema.safeParse({ ...company, hours: { days: '', opens, closes } });
  expect(error?.issues.map(({ path }) => path.join('.')) ?? []).toEqual(expected ? [] : ['hours.closes']);
});

test.each(['http://tilo.example', 'tilo', 'https://tilo.example/sitio'])(
  'the wrong address «%s» is one problem',
  (site) => {
    expect(companySchema.safeParse({ ...company, site }).error?.issues).toHaveLength(1);
  },
);
