import { expect, test } from 'vitest';
import { formatHours, type OpeningHours, readDays } from './opening-hours.ts';

// A tilde stands for a non-breaking space.
const format = (hours: OpeningHours) => formatHours(hours).replaceAll('\u00A0', '~');

test.each([
  ['07:00', '22:00', '7~a.m.~–~10~p.m.'],
  ['00:00', '12:00', '12~a.m.~–~12~p.m.'],
  ['09:30', '18:05', '9:30~a.m.~–~6:05~p.m.'],
  ['18:00', '02:00', '6~p.m.~–~2~a.m.'],
])('formatHours() writes %s to %s as «%s»', (opens, closes, expected) => {
  expect(format({ opens, closes })).toBe(expected);
});

test('formatHours() puts the days before the hours', () => {
  expect(format({ days: 'Lunes a viernes', opens: '09:00', closes: '17:00' })).toBe('Lunes a viernes, 9~a.m.~–~5~p.m.');
});

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Lunes a viernes', WEEK],
  ['De lunes a viernes', WEEK],
  ['lunes a viernes y sábado', [...WEEK, 'Saturday']],
  ['Martes, jueves y sábados', ['Tuesday', 'Thursday', 'Saturday']],
  ['viernes a lunes', ['Monday', 'Friday', 'Saturday', 'Sunday']],
  ['MIÉRCOLES', ['Wednesday']],
  ['Todos los días', [...WEEK, 'Saturday', 'Sunday']],
])('readDays() reads «%s» as %j', (words, expected) => expect(readDays(words)).toEqual(expected));

test.each(['', 'Con cita previa', 'Lunes a feriado', 'Entre semana', 'lunes a viernes a domingo', 'L-V'])(
  'readDays() does not understand «%s»',
  (words) => expect(readDays(words)).toBeUndefined(),
);
