import { expect, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { proof } from '../../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../../tests/harness/unit/render-with-content.tsx';
import { Proof } from './Proof.tsx';

const titlesAt = (origin: string) =>
  [...renderToStaticMarkup(<Proof origin={origin} />).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) => title);

test('Proof offers a speed test only if the address is public', () => {
  expect(titlesAt('https://agencia.ec')).toEqual([proof.speed?.title, proof.accessibility.title]);
  expect(titlesAt('https://agencia.example')).toEqual([proof.accessibility.title]);
});

test('Proof offers no speed test without its words', () => {
  const { accessibility } = proof;
  const html = renderToStaticMarkup(<Proof origin="https://agencia.ec" />, { proof: { accessibility } });
  expect(html).toContain(accessibility.title);
  expect(html.match(/<li/g)).toHaveLength(1);
});

test('Proof leads to the accessibility statement', () => {
  const html = renderToStaticMarkup(<Proof origin="https://agencia.ec" />);
  expect(html).toContain(`href="${routes.accessibility}"`);
});
