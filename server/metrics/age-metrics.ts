import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../process/clock.ts';

/** Something that grows old until it is read again. */
export type AgeGauge = {
  /** As Prometheus wants it, with its unit: `news_age_seconds`. */
  readonly name: string;
  readonly help: string;
  /** When it was last read, in milliseconds since the epoch; undefined while it was not yet. */
  readonly readAt: () => number | undefined;
};

/** Tells how old something is, in seconds, when the metrics are read; until it is first read, how long that takes. */
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
