import { Counter, type Registry } from 'prom-client';
import type { WatchTransport } from '../contact/deliveries.ts';
import { DeliveryError } from '../contact/transport.ts';

/** Counts the tries of every transport: `sent`, `failed` (tried again soon) or `refused` (someone has to mend it). */
export function measureDeliveries(registry: Registry): WatchTransport {
  const tries = new Counter({
    name: 'deliveries_total',
    help: 'Tries to hand a letter over, by how they ended.',
    labelNames: ['kind', 'transport', 'outcome'],
    registers: [registry],
  });
  return (kind, transport) => {
    const count = (outcome: string) => tries.inc({ kind, transport: transport.name, outcome });
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
