import { expect, test } from 'vitest';
import { company } from '../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../tests/harness/unit/render-with-content.tsx';
import { Footer } from './Footer.tsx';

test('the footer of an agency without social networks has no empty list', () => {
  expect(renderToStaticMarkup(<Footer />, { company: { ...company, socials: [] } })).not.toMatch(/<ul[^>]*><\/ul>/);
});

test('an address of email breaks after its «@» where its column is narrow', () => {
  const email = 'informes@tilo.example';
  expect(renderToStaticMarkup(<Footer />, { company: { ...company, email } })).toContain(
    '>informes@<wbr/>tilo.example<',
  );
});
