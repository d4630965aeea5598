import { expect, test } from 'vitest';
import { fill, fillKnown, hasOnly } from './fill.ts';

const FACTS = new Map([
  ['price.uno', 'Vale $10'],
  ['price.dos', 'Según el caso'],
  ['company.name', 'Tilo'],
]);

test.each([
  ['{price.uno} al mes.', 'Vale $10 al mes.'],
  ['Este {price.uno}.', 'Este vale $10.'],
  ['Son dos. {price.uno}.', 'Son dos. Vale $10.'],
  ['¿{price.dos}?', '¿Según el caso?'],
  ['Uno ({price.uno}) o {price.dos}', 'Uno (vale $10) o según el caso'],
  ['Con {company.name}', 'Con Tilo'],
  ['De {company.nombre}', 'De {company.nombre}'],
])('the facts in «%s» are filled in as «%s»', (text, filled) => expect(fillKnown(text, FACTS)).toBe(filled));

test('fill() replaces every name, and throws for one without a value', () => {
  expect(fill('{count} en {thread}', { count: 3, thread: 'grana' })).toBe('3 en grana');
  expect(() => fill('{count} en {thread}', { count: 3 })).toThrow('thread');
});

test('hasOnly() refuses names that nothing fills in', () => {
  expect(hasOnly(['reference'])('Número {reference}')).toBe(true);
  expect(hasOnly(['reference'])('De {company.nombre}')).toBe(false);
});
