import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { WatchTransport } from '../contact/deliveries.ts';
import type { Store } from '../contact/tables.ts';
import type { Env } from '../env.ts';
import { type AgeGauge, measureAge } from './age-metrics.ts';
import { measureDeliveries } from './delivery-metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { measureOutbox } from './outbox-metrics.ts';

/** What this process counts. No label and no number of it is about a visitor. */
export type Metrics = {
  readonly registry: Registry;
  /** Where they can be read, on this machine only. */
  readonly address: string;
  readonly watchTransport: WatchTransport;
  /** Tells how much waits in the outbox, and since when; asks the store each time the metrics are read. */
  readonly watchOutbox: (store: Store) => void;
  /** Tells how old something is, such as the kept copy of the news. */
  readonly watchAge: (gauge: AgeGauge) => void;
  readonly close: () => Promise<void>;
};

/** Starts counting and serves the numbers where `METRICS_PORT` says; undefined when it says nothing. */
export async function openMetrics({ METRICS_PORT }: Pick<Env, 'METRICS_PORT'>, clock: Clock) {
  if (METRICS_PORT === undefined) return undefined;
  const registry = new Registry();
  const server = await serveMetrics(registry, METRICS_PORT);
  collectDefaultMetrics({ register: registry });
  return {
    ...server,
    registry,
    watchTransport: measureDeliveries(registry),
    watchOutbox: (store) => measureOutbox(registry, store, clock),
    watchAge: (gauge) => measureAge(registry, clock, gauge),
  } satisfies Metrics;
}
