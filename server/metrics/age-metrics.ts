import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../process/clock.ts';

/** Data that is reloaded periodically and becomes stale when reloading fails. */
export type AgeGauge = {
  /** Metric name with its unit: `news_age_seconds`. */
  readonly name: string;
  readonly help: string;
  /** Time of the last successful read, in milliseconds since the epoch. */
  readonly readAt: () => number | undefined;
};

/** Reports the age of data in seconds, counted from the start of the server until it is first read. */
export function measureAge(registry: Registry, clock: Clock, { name, help, readAt }: AgeGauge): void {
  const start = clock.now();
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set((clock.now() - (readAt() ?? start)) / 1000);
    },
  });
}
