import { expect, test } from 'vitest';
import { searchTextOf, searchWords } from './lead-search.ts';

test.each([
  ['Núñez  PAN', ['nunez', 'pan']],
  ['ana@espiga.ec', ['ana', 'espiga', 'ec']],
  ['+593 (99) 123-4567', ['91234567']],
  ['02 237 1234', ['22371234']],
  ['00593 2 237 1234', ['22371234']],
  ['+593 (0)2 237 1234', ['22371234']],
  ['+1 212 555 0100', ['25550100']],
  ['000 000 000', ['0000000']],
  ['---------', []],
  ['12', ['12']],
  ['1 2 3 4 5', ['12345']],
  ['nuñez 0991234567', ['nunez', '991234567']],
  ['1790012345001', ['1790012345001']],
  ['"*^', []],
  ['a b c d e f g h i j', [...'abcdefgh']],
])('the search «%s» looks for %j', (search, words) => expect(searchWords(search)).toEqual(words));

test('the search text of a lead has each of its words once, and the endings of its phone number', () => {
  const lead = {
    from_name: 'Nu\u0301n\u0303ez, Ana',
    from_email: 'ANA@espiga.ec',
    from_phone: '+593 2 237 1234',
    message: 'Una «panadería».',
    reference: 'TL-7F3K2Q',
  };
  expect(searchTextOf(lead)).toBe(
    ' nunez ana espiga ec 593 2 237 1234 una panaderia tl 7f3k2q 59322371234 322371234 22371234 2371234',
  );
});
