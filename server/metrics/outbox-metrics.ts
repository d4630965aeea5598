import { Gauge, type Registry } from 'prom-client';
import { type Backlog, readBacklog } from '../contact/outbox/outbox-state.ts';
import { readStoreTime } from '../contact/store/dialect.ts';
import { type Held, readHeld } from '../contact/store/held.ts';
import { touchStore } from '../contact/store/store.ts';
import type { Store } from '../contact/store/tables.ts';
import type { Clock } from '../process/clock.ts';

type Reading = { readonly backlog: Backlog; readonly held: Held; readonly now: number };
type Fill = (gauge: Gauge, reading: Reading) => void;

/**
 * Tells whether the store takes writes, how many deliveries wait, are in flight or were given up, and how old the
 * oldest one still owed is, and what is held. The store is asked when the metrics are read; what it does not tell is left out, so that
 * nobody reads an old number.
 */
export function measureOutbox(registry: Registry, store: Store, clock: Clock): void {
  const read = shareWhileAsking(() => readOutbox(store, clock.now()).catch(() => undefined));
  const gauge = (name: string, help: string, labelNames: string[], fill: Fill) =>
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
  gauge('outbox_deliveries', 'Deliveries that are not sent, by state.', ['kind', 'state'], fillDepth);
  gauge('outbox_oldest_seconds', 'Age of the oldest delivery still owed.', ['kind'], fillAge);
  gauge('leads_held', 'Requests that are held and not mailed.', [], (gauge, { held }) => gauge.set(held.requests));
  gauge('leads_held_oldest_seconds', 'Age of the oldest held request, 0 when there is none.', [], fillHeldAge);
  measureStore(registry, store, clock);
}

async function readOutbox(store: Store, now: number): Promise<Reading> {
  const [backlog, held] = [await readBacklog(store), await readHeld(store)];
  return { backlog, held, now: await readStoreTime(store, now) };
}

/** A full disk can still be read, so it is asked by writing, as `/readyz` does. */
function measureStore(registry: Registry, store: Store, clock: Clock): void {
  new Gauge({
    name: 'store_up',
    help: '1 when the store takes writes, otherwise 0.',
    registers: [registry],
    async collect() {
      const written = touchStore(store, clock.now());
      this.set(
        await written.then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
}

const fillDepth: Fill = (depth, { backlog }) => {
  for (const { kind, state, deliveries } of backlog) depth.set({ kind, state }, deliveries);
};

const fillHeldAge: Fill = (age, { held, now }) => age.set(Math.abs(now - (held.oldest ?? now)) / 1000);

/** One from the future was stored while the clock was ahead; as an age it would hide the rest. */
const fillAge: Fill = (age, { backlog, now }) => {
  const owed = Map.groupBy(
    backlog.filter(({ state }) => state !== 'dead'),
    ({ kind }) => kind,
  );
  for (const [kind, rows] of owed) {
    const ages = rows.map(({ oldest }) => Math.abs(now - oldest));
    age.set({ kind }, Math.max(...ages) / 1000);
  }
};

/** Whoever asks while an answer is on its way gets the same one. */
function shareWhileAsking<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}
