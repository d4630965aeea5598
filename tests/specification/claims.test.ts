import { expect, test } from 'vitest';
import { claims } from '../harness/unit/our-content.ts';
import { filesIn } from '../source/source-files.ts';

test('the claims are those of the specification', () => {
  expect(claims).toEqual({
    years: '15',
    companies: '200',
    hostingClients: '1,000',
    hostingSupport: '24/7',
    hostingDisk: '30GB',
    answerHours: '24',
  });
});

test('no text repeats the figure of a claim', () => {
  const texts = filesIn(['content'], ['.yaml', '.md']).filter(({ path }) => path !== 'content/company.yaml');
  // Plans may say «24/7» of monitoring, which is not the claim about support.
  const repeated = /\b15 años|\b200 empresas|\b1,000 clientes|\b24 horas|(?<!onitoreo )24\/7/;
  expect(texts.filter(({ text }) => repeated.test(text)).map(({ path }) => path)).toEqual([]);
});
