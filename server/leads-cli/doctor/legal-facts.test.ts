import { expect, test } from 'vitest';
import { doctorWords as words } from '../words.ts';
import { checkLegalFacts } from './doctor.ts';

const whole = { name: 'Agencia S.A.S.', taxNumber: '1790000000001', address: 'Calle 1, Quito', phone: '02 000 0000' };
const { facts, missing, complete } = words.legal;

test.each([
  [whole, 'well', complete],
  [{ ...whole, taxNumber: '' }, 'notice', missing([facts.taxNumber])],
  [{ ...whole, phone: '' }, 'notice', missing([facts.phone])],
  [{ name: '', taxNumber: '', address: '', phone: '' }, 'notice', missing(Object.values(facts))],
])('checkLegalFacts(%j) has the outcome %s', (legal, outcome, text) => {
  expect(checkLegalFacts(legal)).toEqual({ label: words.checks.legal, outcome, text });
});
