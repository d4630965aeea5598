import { expect, test } from 'vitest';
import { content } from '../../tests/harness/unit/our-content.ts';
import { firstStyle, nameStyle } from './inline-head.ts';

test('the first style has the order of the layers, then the palette of the content, then the measures of its names', () => {
  const { home, palette } = content;
  const hero = { ...home.hero, title: 'Otro nombre' };
  const other = { ...content, home: { ...home, hero }, palette: { ...palette, cielo: 'light-dark(#8df, navy)' } };
  expect(firstStyle(other)).toMatch(
    /^@layer reset,tokens,[^;{]+;@layer tokens\{:root\{--cal:.*--cielo:light-dark\(#8df, navy\)\}@supports[^{]+\{:root\{--cal:.*--cielo:#8df\}\}\}:root\{--brand-/,
  );
  expect(firstStyle(other)).toContain(`}${nameStyle('h1', hero.title)}`);
  expect(firstStyle(content)).not.toContain('#8df');
});
