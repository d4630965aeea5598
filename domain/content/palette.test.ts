import { expect, test } from 'vitest';
import { PALETTE_COLOURS } from '../site/palette.ts';
import { paletteSchema } from './palette.ts';

const WHITE = Object.fromEntries(PALETTE_COLOURS.map((name) => [name, 'white']));
const issuesOf = (cal: unknown) =>
  paletteSchema
    .safeParse({ ...WHITE, cal })
    .error?.issues.map((issue) => [issue.message, 'params' in issue ? issue.params?.['found'] : undefined]) ?? [];

test('the schema has the colours that drawings and style sheets require', () => {
  expect(Object.keys(paletteSchema.shape)).toEqual(PALETTE_COLOURS);
});

test.each(['#fff', 'RebeccaPurple', 'rgb(1 2 3 / 1)', 'light-dark(white, oklch(0.2 0 0))'])('%s is a colour', (value) =>
  expect(issuesOf(value)).toEqual([]),
);

test.each([
  ['#ffg', 'colour', '#ffg'],
  ['fa0', 'colour', 'fa0'],
  ['light-dark(white, #ffg)', 'colour', '#ffg'],
  ['white}</style><p>', 'colour', 'white}</style><p>'],
  ['var(--noche)', 'colour', 'var(--noche)'],
  ['#fff8', 'transparent', '#fff8'],
  ['light-dark(transparent, white)', 'transparent', 'transparent'],
  // What YAML leaves of `light-dark(#fff, #000)` and of `#fff`.
  ['light-dark(#fff,', 'colourQuotes', 'light-dark(#fff,'],
  [null, 'colourQuotes', undefined],
  [123, 'colour', undefined],
])('%j breaks the rule «%s», told of %j', (value, rule, found) => expect(issuesOf(value)).toEqual([[rule, found]]));
