import { expect, test, vi } from 'vitest';
import { sampleLead } from '../testing/sample-lead.ts';
import { openTestStore, STORE_KINDS } from '../testing/test-stores.ts';
import { saveLead } from './leads.ts';

const taken = vi.hoisted(() => ({ references: [] as string[] }));
vi.mock('./reference.ts', () => ({ createReference: () => taken.references.shift() ?? 'IL-222222' }));

test.each(STORE_KINDS)('a reference that is taken is drawn again, on %s', async (kind) => {
  const store = await openTestStore(kind);
  taken.references = ['IL-111111', 'IL-111111', 'IL-111111'];
  expect(await saveLead(store, sampleLead())).toEqual({ kind: 'saved', reference: 'IL-111111' });
  expect(await saveLead(store, sampleLead())).toEqual({ kind: 'saved', reference: 'IL-222222' });
  await expect(saveLead(store, sampleLead())).rejects.toThrow('No free reference');
});
