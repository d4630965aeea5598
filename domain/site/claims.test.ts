import { expect, test } from 'vitest';
import { formatClaims } from './claims.ts';

const words = formatClaims({
  answerHours: 3,
  hostingClients: 1_000_000,
  hostingSupport: '"12/5" {x}',
});

test('formatClaims() separates thousands', () => {
  expect(words).toEqual({
    answerHours: '3',
    hostingClients: '1,000,000',
    hostingSupport: '"12/5" {x}',
  });
});
