import { connect, createServer } from 'node:net';
import { listen } from '../harness/loopback.ts';
import type { RunContext } from '../harness/run-context.ts';

/** A proxy that forwards requests but, until `passing` is set, resets the connection instead of responding. */
export async function openResponseDropper(context: RunContext, address: string) {
  const { hostname, port } = new URL(address);
  const state = { passing: false, dropped: 0 };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const side of [client, upstream]) side.on('error', () => {});
    client.pipe(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    upstream.on('data', (chunk) => {
      if (state.passing) return void client.write(chunk);
      state.dropped += 1;
      client.resetAndDestroy();
    });
  });
  context.closeLater(() => server.close());
  return { address: await listen(server), state };
}
