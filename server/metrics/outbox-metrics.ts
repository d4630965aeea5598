import { Gauge, type Registry } from 'prom-client';
import { readBacklog } from '../outbox/outbox-state.ts';
import type { Clock } from '../process/clock.ts';
import { readStoreTime } from '../store/dialect.ts';
import { readHeld } from '../store/held.ts';
import { touchStore } from '../store/store.ts';
import type { Store } from '../store/tables.ts';

type Reading = Awaited<ReturnType<typeof readOutbox>>;

/**
 * Reports whether the store accepts writes, the deliveries by state, the age of the oldest unsent one, and the held
 * leads. The store is read at each scrape; when that fails the gauges are empty rather than stale.
 */
export function measureOutbox(registry: Registry, store: Store, clock: Clock): void {
  const read = () => readOutbox(store, clock.now()).catch(() => undefined);
  const gauge = (name: string, help: string, labelNames: string[], fill: (gauge: Gauge, reading: Reading) => void) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const reading = await read();
        this.reset();
        if (reading) fill(this, reading);
      },
    });
  gauge('outbox_deliveries', 'Unsent deliveries by state.', ['kind', 'state'], (depth, { backlog }) => {
    for (const { kind, state, deliveries } of backlog) depth.set({ kind, state }, deliveries);
  });
  gauge('outbox_oldest_seconds', 'Age of the oldest pending delivery.', ['kind'], fillAge);
  gauge('leads_held', 'Held leads, which are not mailed.', [], (leads, { held }) => leads.set(held.requests));
  gauge('leads_held_oldest_seconds', 'Age of the oldest unread held lead, 0 when there is none.', [], (age, reading) =>
    age.set(Math.abs(reading.now - (reading.held.unread ?? reading.now)) / 1000),
  );
  new Gauge({
    name: 'store_up',
    help: '1 when the store accepts writes, otherwise 0.',
    registers: [registry],
    // By writing, as `/readyz` does: a full disk can still be read.
    async collect() {
      await touchStore(store, clock.now()).then(
        () => this.set(1),
        () => this.set(0),
      );
    },
  });
}

async function readOutbox(store: Store, now: number) {
  const time = await readStoreTime(store, now);
  return { backlog: await readBacklog(store, time), held: await readHeld(store), now: time };
}

/** Absolute difference: an email stored while the clock was ahead has a negative age, which would trigger no alert. */
function fillAge(age: Gauge, { backlog, now }: Reading): void {
  const unsent = backlog.filter(({ oldest }) => oldest !== null);
  for (const [kind, rows] of Map.groupBy(unsent, (row) => row.kind)) {
    const ages = rows.map(({ oldest }) => Math.abs(now - (oldest ?? now)));
    age.set({ kind }, Math.max(...ages) / 1000);
  }
}
