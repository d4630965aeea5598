import { expect, test } from 'vitest';
import { CLOTH_SIZE, isCloth } from '../../domain/loom/cloth.ts';
import { MOTIFS } from './motifs.ts';

test.each(Object.entries(MOTIFS))('%s is a whole cloth in at least three threads', (_, drawing) => {
  const rows = drawing.trim().split('\n');
  expect(rows.map((row) => row.length)).toEqual(Array.from({ length: CLOTH_SIZE.rows }, () => CLOTH_SIZE.columns));
  expect(isCloth(rows.join(''))).toBe(true);
  expect(new Set(rows.join('').replaceAll('.', '')).size).toBeGreaterThanOrEqual(3);
});
