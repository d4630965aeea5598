import type { Env } from '../../config/env.ts';

const PROBE_MS = 1_500;
/** Wildcard addresses are reached over loopback. */
const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

type Probed = 'ready' | 'degraded' | 'unavailable' | 'silent';

/** Address of the server of this configuration; undefined with `PORT=0`. */
export function serverAddress({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string | undefined {
  if (PORT === 0) return undefined;
  const host = LOOPBACK[HOST] ?? HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** Readiness of the server at `address`; `silent` when none or another program answers. */
export async function probeServer(address: string): Promise<Probed> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(PROBE_MS) });
    const { status } = (await response.json()) as { status?: unknown };
    if (status === 'ok') return 'ready';
    return status === 'degraded' || status === 'unavailable' ? status : 'silent';
  } catch {
    return 'silent';
  }
}
