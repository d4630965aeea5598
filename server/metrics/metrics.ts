import fastify from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type Env, EnvError } from '../config/env.ts';
import { DeliveryError } from '../outbox/transport.ts';
import type { Clock } from '../process/clock.ts';
import type { WatchTransport } from '../services/deliveries.ts';
import type { Store } from '../store/tables.ts';
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
    /** See `measureNewsAge`. */
    watchNews: (readAt: () => number | undefined) => measureNewsAge(registry, clock, readAt),
  };
}

const PATH = '/metrics';
/** Metrics are not public. */
const LOOPBACK = '127.0.0.1';

/** Serves `GET /metrics` on loopback; resolves once it listens. Throws EnvError when the port is not available. */
async function serveMetrics(registry: Registry, port: number) {
  const server = fastify({ forceCloseConnections: true });
  server.get(PATH, async (_request, reply) => {
    const text = await registry.metrics();
    return reply.type(registry.contentType).header('cache-control', 'no-store').send(text);
  });
  // Messages of errors may quote settings.
  server.setErrorHandler((_error, _request, reply) => reply.code(500).send());
  const origin = await server.listen({ host: LOOPBACK, port }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new EnvError(`METRICS_PORT: expected a port that is free on ${LOOPBACK} (${code})`);
  });
  return { address: origin + PATH, close: () => server.close() };
}

/** Reports the age of the whitepapers of a news host, counted from the start of the server until they are first read. */
export function measureNewsAge(registry: Registry, clock: Clock, readAt: () => number | undefined): void {
  const start = clock.now();
  new Gauge({
    name: 'news_age_seconds',
    help: 'Since the last successful read of the news host, or the start.',
    registers: [registry],
    collect() {
      this.set((clock.now() - (readAt() ?? start)) / 1000);
    },
  });
}

const OUTCOMES = ['sent', 'failed', 'refused'] as const;

/** Counts delivery attempts by outcome: `sent`, `failed` (retried soon) or `refused` (usually a wrong setting). */
export function measureDeliveries(registry: Registry): WatchTransport {
  const tries = new Counter({
    name: 'deliveries_total',
    help: 'Delivery attempts by outcome.',
    labelNames: ['kind', 'transport', 'outcome'],
    registers: [registry],
  });
  return (kind, transport) => {
    const count = (outcome: (typeof OUTCOMES)[number], by = 1) =>
      tries.inc({ kind, transport: transport.name, outcome }, by);
    // Initialized to 0, or `increase()` misses the first failure.
    for (const outcome of OUTCOMES) count(outcome, 0);
    return {
      name: transport.name,
      deliver: async (item, ...attempt) => {
        const answer = await transport.deliver(item, ...attempt).catch((error: unknown) => {
          count(error instanceof DeliveryError && error.refused ? 'refused' : 'failed');
          throw error;
        });
        count('sent');
        return answer;
      },
    };
  };
}
