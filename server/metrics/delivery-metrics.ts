import { Counter, type Registry } from 'prom-client';
import { DeliveryError } from '../outbox/transport.ts';
import type { WatchTransport } from '../services/deliveries.ts';

const OUTCOMES = ['sent', 'failed', 'refused'] as const;

/** Counts delivery attempts by outcome: `sent`, `failed` (retried soon) or `refused` (usually a wrong setting). */
export function measureDeliveries(registry: Registry): WatchTransport {
  const tries = new Counter({
    name: 'deliveries_total',
    help: 'Delivery attempts by outcome.',
    labelNames: ['kind', 'transport', 'outcome'],
    registers: [registry],
  });
  return (kind, transport) => {
    const count = (outcome: (typeof OUTCOMES)[number], by = 1) =>
      tries.inc({ kind, transport: transport.name, outcome }, by);
    // Initialized to 0, or `increase()` misses the first failure.
    for (const outcome of OUTCOMES) count(outcome, 0);
    return {
      name: transport.name,
      deliver: async (item, ...attempt) => {
        const answer = await transport.deliver(item, ...attempt).catch((error: unknown) => {
          count(error instanceof DeliveryError && error.refused ? 'refused' : 'failed');
          throw error;
        });
        count('sent');
        return answer;
      },
    };
  };
}
