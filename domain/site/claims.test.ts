import { expect, test } from 'vitest';
import { fillClaims, formatClaims, hasKnownClaims } from './claims.ts';

const words = formatClaims({
  years: 3,
  companies: 1200,
  hostingClients: 1_000_000,
  hostingDisk: '9GB',
  hostingSupport: '"12/5" {x}',
  answerHours: 48,
});

test('formatClaims() separates thousands', () => {
  expect(words).toEqual({
    years: '3',
    companies: '1,200',
    hostingClients: '1,000,000',
    hostingDisk: '9GB',
    hostingSupport: '"12/5" {x}',
    answerHours: '48',
  });
});

test('fillClaims() replaces the placeholders in all texts of a record', () => {
  const plan = {
    title: 'Unas {claims.companies}',
    tier: 2,
    features: [{ items: ['{claims.hostingSupport}, {claims.years}'] }],
  };
  expect(fillClaims(plan, words)).toEqual({
    title: 'Unas 1,200',
    tier: 2,
    features: [{ items: ['"12/5" {x}, 3'] }],
  });
});

test.each(['{claims.age}', '{years}', '{}', '{claims.toString}'])('%s is rejected: it names no claim', (text) => {
  expect(hasKnownClaims(text)).toBe(false);
  expect(() => fillClaims({ text }, words)).toThrow(text);
});

test.each(['{claims.years}', 'without any'])('hasKnownClaims() accepts «%s»', (text) => {
  expect(hasKnownClaims(text)).toBe(true);
});
