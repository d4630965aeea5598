import { expect, test } from 'vitest';
import { formatClaims } from './claims.ts';

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
