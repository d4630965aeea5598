import { randomUUID } from 'node:crypto';
import type { NewLead } from '../contact/intake/save-lead.ts';
import { goodFields } from './test-app.ts';

/** A new lead with a unique idempotency key, with `changes`. */
export const sampleLead = (changes: Partial<NewLead> = {}): NewLead => ({
  message: goodFields,
  key: randomUUID(),
  receivedAt: 0,
  site: 'https://ilalo.example',
  partner: 'Ilaló',
  referencePrefix: 'IL',
  addressHash: randomUUID(),
  acknowledge: false,
  mark: null,
  ...changes,
});
