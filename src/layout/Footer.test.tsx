import { expect, test } from 'vitest';
import { company } from '../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../tests/harness/unit/render-with-content.tsx';
import { Footer } from './Footer.tsx';

test('the footer of an agency without social networks has no empty list', () => {
  expect(renderToStaticMarkup(<Footer />, { company: { ...company, socials: [] } })).not.toMatch(/<ul[^>]*><\/ul>/);
});
