import { expect, test } from 'vitest';
import { fixtureContent } from '../../tests/harness/fixture-content.ts';
import { openingHours, webSite } from './structured-data.ts';

const HOURS = { opens: '18:00', closes: '02:00' };
const SPECIFICATION = { '@type': 'OpeningHoursSpecification', ...HOURS };

test('days in words become the days of schema.org', () => {
  expect(openingHours({ ...HOURS, days: 'Sábado y domingo' })).toEqual({
    openingHoursSpecification: { ...SPECIFICATION, dayOfWeek: ['Saturday', 'Sunday'] },
  });
});

test('hours without days are those of every day', () => {
  expect(openingHours({ ...HOURS, days: '' })).toEqual({ openingHoursSpecification: SPECIFICATION });
});

test('hours on days that machines cannot read are left out', () => {
  expect(openingHours({ ...HOURS, days: 'Con cita previa' })).toEqual({});
});

test('the language is the Spanish of the agency’s country', () => {
  const content = fixtureContent();
  const company = { ...content.company, country: { name: 'Colombia', code: 'CO' } };
  expect(webSite({ ...content, company }, 'https://tilo.ec')).toMatchObject({ inLanguage: 'es-CO' });
});
