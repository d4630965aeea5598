import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import { readBacklog } from '../contact/outbox.ts';
import { touchStore } from '../contact/store.ts';
import type { Store } from '../contact/tables.ts';

/**
 * Tells whether the store takes writes, how many deliveries wait, are in flight or were given up, and how old the
 * oldest one still owed is. The store is asked when the metrics are read; what it does not tell is left out, so that
 * no old number is read.
 */
export function measureOutbox(registry: Registry, store: Store, clock: Clock): void {
  measureDepth(registry, store);
  measureOldest(registry, store, clock);
  measureStore(registry, store, clock);
}

const read = (store: Store) => readBacklog(store).catch(() => []);

function measureDepth(registry: Registry, store: Store): void {
  new Gauge({
    name: 'outbox_deliveries',
    help: 'Deliveries that are not sent, by state.',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const backlog = await read(store);
      this.reset();
      for (const { kind, state, deliveries } of backlog) this.set({ kind, state }, deliveries);
    },
  });
}

function measureOldest(registry: Registry, store: Store, clock: Clock): void {
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest delivery still owed.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const owed = (await read(store)).filter(({ state }) => state !== 'dead');
      this.reset();
      // The oldest of a kind is set last.
      for (const { kind, oldest } of owed.sort((a, b) => b.oldest - a.oldest))
        this.set({ kind }, Math.max(0, clock.now() - oldest) / 1000);
    },
  });
}

function measureStore(registry: Registry, store: Store, clock: Clock): void {
  new Gauge({
    name: 'store_up',
    help: '1 when the store takes writes, otherwise 0.',
    registers: [registry],
    // A full disk can still be read, so it is asked by writing, as `/readyz` does.
    async collect() {
      const [written] = await Promise.allSettled([touchStore(store, clock.now())]);
      this.set(written.status === 'fulfilled' ? 1 : 0);
    },
  });
}
