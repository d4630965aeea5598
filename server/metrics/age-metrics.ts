import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';

/** Something that grows old until it is read again. */
export type AgeGauge = {
  /** As Prometheus wants it, with its unit: `news_age_seconds`. */
  readonly name: string;
  readonly help: string;
  /** When it was last read, in milliseconds since the epoch; undefined while there is none. */
  readonly readAt: () => number | undefined;
};

/** Tells how old something is, in seconds, when the metrics are read. Nothing is told while there is none. */
export function measureAge(registry: Registry, clock: Clock, { name, help, readAt }: AgeGauge): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const since = readAt();
      this.remove();
      if (since !== undefined) this.set((clock.now() - since) / 1000);
    },
  });
}
