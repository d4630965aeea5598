import { join } from 'node:path';
import { memoryOf } from '../tests/harness/memory.ts';
import type { RunContext } from '../tests/harness/run-context.ts';
import { runNode } from '../tests/harness/server.ts';

/** A server running as with `npm start`. */
export type SiteProcess = Awaited<ReturnType<typeof startSiteProcess>>;

/**
 * Starts the server of the project in `folder` on a free port; killed at the end of the part. `startMs` is from spawning
 * the process until it listens.
 */
export async function startSiteProcess(
  context: RunContext,
  folder: string,
  own: Readonly<Record<string, string>> = {},
) {
  const start = performance.now();
  const env = { LOG_LEVEL: 'error', DATA_DIR: join(context.tempFolder(), 'data'), ...own };
  const { pid, listening, signal, stop, kill } = runNode(join(folder, 'server/start.ts'), env, folder);
  context.closeLater(kill);
  const url = await listening;
  return { url, startMs: performance.now() - start, memory: () => memoryOf(pid), signal, stop };
}
