import { SAMPLE_DELIVERY, SAMPLE_REFERENCE } from '../../tests/harness/unit/sample-leads.ts';

const lead = { reference: SAMPLE_REFERENCE, filter: {} };
const sent = { ...SAMPLE_DELIVERY, answer: '250 2.0.0 OK: queued' };

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
        sent_at: null,
        last_error: '535',
        answer: '535 5.7.8 Authentication failed',
      },
    ],
  },
  collected: { ...lead, state: 'sent', deliveries: [{ ...sent, collected: 1 }] },
  held: { ...lead, state: 'quarantine', deliveries: [] },
};
