import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { erasePerson, findReferences } from './erase.ts';

test.each(STORE_KINDS)(
  'a lead that arrives after a person was listed is not erased with the others, %s',
  async (kind) => {
    const store = await openTestStore(kind);
    const now = Date.now();
    // More than one statement deletes.
    await seedLeads(store, 1_002, now, () => ({ from_email: 'Molle@correo.example' }));
    const all = await findReferences(store, 'molle@correo.example');
    const erased = await erasePerson({ store, outboxFolder: tempFolder(), now }, all.slice(0, -1));
    expect(erased).toEqual({ rows: 1_001, files: 0 });
    expect(await findReferences(store, 'molle@correo.example')).toEqual(all.slice(-1));
  },
);
