import { openStore } from '../../../server/store/store.ts';
import { variablesFor } from './run-leads.ts';
import { seedLeads } from './seed-leads.ts';
import { newStorePlace, type StoreKind } from './test-stores.ts';

export const FILLED_COUNT = 700;
const UNTIL = Date.UTC(2026, 10, 21, 17, 5);
const STATES = ['sent', 'pending', 'sending', 'dead'] as const;

const filled = new Map<StoreKind, ReturnType<typeof fill>>();

/**
 * A store with 700 leads, an hour apart, the last from 12:05 on November 21, 2026 in Ecuador: one in ten held, one in
 * ten marked, the others in all states. Tests share it and must not modify it.
 */
export function openFilledStore(kind: StoreKind): ReturnType<typeof fill> {
  const known = filled.get(kind) ?? fill(kind);
  filled.set(kind, known);
  return known;
}

async function fill(kind: StoreKind) {
  const place = await newStorePlace(kind);
  const store = await openStore(place);
  const references = await seedLeads(store, FILLED_COUNT, UNTIL, (index) => ({
    from_name: index === 0 ? 'Mari\u0301a "=1+1" Ñ' : `Persona ${index}`,
    message: index === 0 ? '=2+2\nhola\u001B[31m, "mundo"' : 'canary-message',
    ...(index % 10 === 1 && { quarantine: 'honeypot' as const, delivery: null }),
    ...(index % 10 === 2 && { quarantine: 'unverified' as const }),
    ...(index % 10 > 2 && { delivery: { state: STATES[index % 4] } }),
  }));
  await store.destroy();
  return { references, variables: variablesFor(place) };
}
