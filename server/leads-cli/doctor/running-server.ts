import type { Env } from '../../config/env.ts';

const ANSWER_MS = 1_500;
/** Listening on every address includes the machine's own. */
const LOOPBACK: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

type Probed = 'ready' | 'degraded' | 'unavailable' | 'silent';

/** Where the server of this configuration listens; undefined when it picks a port itself. */
export function serverAddress({ HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): string | undefined {
  if (PORT === 0) return undefined;
  const host = LOOPBACK[HOST] ?? HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** How the server at `address` is, by its own word; `silent` when there is none, or something else answers. */
export async function probeServer(address: string): Promise<Probed> {
  try {
    const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { status } = (await response.json()) as { status?: unknown };
    if (status === 'ok') return 'ready';
    return status === 'degraded' || status === 'unavailable' ? status : 'silent';
  } catch {
    return 'silent';
  }
}
