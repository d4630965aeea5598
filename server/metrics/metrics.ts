import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Env } from '../config/env.ts';
import type { Clock } from '../process/clock.ts';
import type { Store } from '../store/tables.ts';
import { type AgeGauge, measureAge } from './age-metrics.ts';
import { measureDeliveries } from './delivery-metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { measureOutbox } from './outbox-metrics.ts';

/** Metrics of this process, without data about visitors. */
export type Metrics = NonNullable<Awaited<ReturnType<typeof openMetrics>>>;

/** Collects metrics and serves them on `METRICS_PORT`; undefined when that is not set. */
export async function openMetrics({ METRICS_PORT }: Pick<Env, 'METRICS_PORT'>, clock: Clock) {
  if (METRICS_PORT === undefined) return undefined;
  const registry = new Registry();
  const server = await serveMetrics(registry, METRICS_PORT);
  collectDefaultMetrics({ register: registry });
  return {
    ...server,
    registry,
    watchTransport: measureDeliveries(registry),
    /** Reports the running release as the label of a metric whose value is always 1. */
    nameRelease: (release = 'unknown') => {
      const help = 'The release that runs.';
      new Gauge({ name: 'build_info', help, labelNames: ['release'], registers: [registry] }).set({ release }, 1);
    },
    /** Reports size and age of the outbox, read from the store at each scrape. */
    watchOutbox: (store: Store) => measureOutbox(registry, store, clock),
    /** Reports the age of data, such as the whitepapers of a news host. */
    watchAge: (gauge: AgeGauge) => measureAge(registry, clock, gauge),
  };
}
