import { expect, onTestFinished, test, vi } from 'vitest';
import { tempFolder } from '../testing/fixture-dist.ts';
import { goodFields } from '../testing/test-app.ts';
import { type NewLead, saveLead } from './leads.ts';
import { openStore } from './store.ts';

const taken = vi.hoisted(() => ({ references: [] as string[] }));
vi.mock('./reference.ts', () => ({ createReference: () => taken.references.shift() ?? 'IL-222222' }));

const lead = (key: string): NewLead => ({
  message: goodFields,
  key,
  receivedAt: 0,
  site: 'https://ilalo.example',
  partner: 'Ilaló',
  referencePrefix: 'IL',
});

test('a reference that is taken is drawn again', async () => {
  const store = await openStore({ DATA_DIR: tempFolder() });
  onTestFinished(() => store.destroy());
  taken.references = ['IL-111111', 'IL-111111', 'IL-111111'];
  expect(await saveLead(store, lead('key-one-1'))).toEqual({ kind: 'saved', reference: 'IL-111111' });
  expect(await saveLead(store, lead('key-two-2'))).toEqual({ kind: 'saved', reference: 'IL-222222' });
  await expect(saveLead(store, lead('key-three-3'))).rejects.toThrow('No free reference');
});
