import { randomUUID } from 'node:crypto';
import type { NewLead } from '../../../server/contact/intake/save-lead.ts';
import { goodFields } from './test-app.ts';

/** A new lead with a unique idempotency key, with `changes` applied. */
export const sampleLead = (changes: Partial<NewLead> = {}): NewLead => ({
  message: goodFields,
  key: randomUUID(),
  receivedAt: 0,
  site: 'https://tilo.example',
  partner: 'Tilo',
  referencePrefix: 'TL',
  addressHash: randomUUID(),
  network: randomUUID(),
  acknowledge: false,
  notify: [],
  mark: null,
  ...changes,
});
