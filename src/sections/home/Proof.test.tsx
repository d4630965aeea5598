import { expect, test } from 'vitest';
import { routes } from '../../../domain/routes.ts';
import { proof } from '../../../tests/harness/unit/our-content.ts';
import { renderToStaticMarkup } from '../../../tests/harness/unit/render-with-content.tsx';
import { Proof } from './Proof.tsx';

const titlesAt = (origin: string) =>
  [...renderToStaticMarkup(<Proof origin={origin} />).matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title);

test('Proof offers a speed test only if the address is public', () => {
  expect(titlesAt('https://agencia.ec')).toEqual([proof.speed.title, proof.accessibility.title]);
  expect(titlesAt('https://agencia.example')).toEqual([proof.accessibility.title]);
});

test('Proof links to the accessibility statement', () => {
  expect(renderToStaticMarkup(<Proof origin="https://agencia.ec" />)).toContain(`href="${routes.accessibility}"`);
});
