import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { sampleLead } from '../../../tests/harness/unit/sample-lead.ts';
import { spyOnBuiltin } from '../../../tests/harness/unit/spy-on-builtin.ts';
import { openTestStore, STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { saveLead } from './save-lead.ts';

const LENGTH = 6;

/** Mocks randomness: each digit fills one reference, and the last one all further ones. */
function drawFrom(...digits: readonly number[]): void {
  const draws = digits.flatMap((digit) => Array<number>(LENGTH).fill(digit));
  spyOnBuiltin(crypto, 'randomInt', () => draws.shift() ?? digits.at(-1) ?? 0);
}

test.each(STORE_KINDS)('saveLead() tries other references when one is taken, but not forever, on %s', async (kind) => {
  const store = await openTestStore(kind);
  drawFrom(1, 1, 1, 2);
  expect(await saveLead(store, sampleLead())).toEqual({ kind: 'saved', reference: 'TL-111111' });
  expect(await saveLead(store, sampleLead())).toEqual({ kind: 'saved', reference: 'TL-222222' });
  await expect(saveLead(store, sampleLead())).rejects.toThrow('No free reference');
});
