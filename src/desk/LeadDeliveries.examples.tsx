import { company } from '../../server/testing/our-content.ts';
import { LeadDeliveries } from './LeadDeliveries.tsx';

const NOON = Date.UTC(2026, 10, 21, 17);
const lead = { reference: `${company.referencePrefix}-7F3K2A`, filter: { search: '' } };
const sent = {
  kind: 'email',
  state: 'sent',
  attempts: 1,
  nextAt: NOON,
  sentAt: NOON,
  isFiled: false,
  isCollected: false,
  lastError: null,
  answer: '250 2.0.0 OK: queued',
} as const;

export const Component = LeadDeliveries;
export const examples = {
  sent: { ...lead, state: 'sent', deliveries: [sent, { ...sent, kind: 'ack' }] },
  filed: { ...lead, state: 'sent', deliveries: [{ ...sent, isFiled: true }] },
  retrying: {
    ...lead,
    state: 'pending',
    deliveries: [
      {
        ...sent,
        state: 'pending',
        attempts: 3,
        sentAt: null,
        lastError: '535',
        answer: '535 5.7.8 Authentication failed',
      },
    ],
  },
  collected: { ...lead, state: 'sent', deliveries: [{ ...sent, isCollected: true }] },
  held: { ...lead, state: 'quarantine', deliveries: [] },
};
