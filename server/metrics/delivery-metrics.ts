import { Counter, type Registry } from 'prom-client';
import { DeliveryError } from '../contact/email/transport.ts';
import type { WatchTransport } from '../contact/outbox/deliveries.ts';

const OUTCOMES = ['sent', 'failed', 'refused'] as const;

/** Counts the tries of every transport: `sent`, `failed` (tried again soon) or `refused` (someone has to mend it). */
export function measureDeliveries(registry: Registry): WatchTransport {
  const tries = new Counter({
    name: 'deliveries_total',
    help: 'Tries to hand a letter over, by how they ended.',
    labelNames: ['kind', 'transport', 'outcome'],
    registers: [registry],
  });
  return (kind, transport) => {
    const count = (outcome: (typeof OUTCOMES)[number], by = 1) =>
      tries.inc({ kind, transport: transport.name, outcome }, by);
    // From the beginning: of a count that first appears as 1 Prometheus sees no increase, and no alarm rings.
    for (const outcome of OUTCOMES) count(outcome, 0);
    return {
      name: transport.name,
      deliver: async (letter, signal) => {
        try {
          await transport.deliver(letter, signal);
        } catch (error) {
          count(error instanceof DeliveryError && error.refused ? 'refused' : 'failed');
          throw error;
        }
        count('sent');
      },
    };
  };
}
