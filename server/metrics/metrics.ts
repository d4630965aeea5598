import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Env } from '../config/env.ts';
import type { Store } from '../contact/store/tables.ts';
import type { Clock } from '../process/clock.ts';
import { type AgeGauge, measureAge } from './age-metrics.ts';
import { measureDeliveries } from './delivery-metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { measureOutbox } from './outbox-metrics.ts';

/** What this process counts. No label and no number of it is about a visitor. */
export type Metrics = NonNullable<Awaited<ReturnType<typeof openMetrics>>>;

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
    /** Tells which release runs, as a constant 1 with a label. */
    nameRelease: (release = 'unknown') => {
      const help = 'The release that runs.';
      new Gauge({ name: 'build_info', help, labelNames: ['release'], registers: [registry] }).set({ release }, 1);
    },
    /** Tells how much waits in the outbox, and since when; asks the store each time the metrics are read. */
    watchOutbox: (store: Store) => measureOutbox(registry, store, clock),
    /** Tells how old something is, such as the kept copy of the news. */
    watchAge: (gauge: AgeGauge) => measureAge(registry, clock, gauge),
  };
}
