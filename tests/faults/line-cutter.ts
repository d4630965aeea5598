import { type AddressInfo, connect, createServer } from 'node:net';
import type { Bench } from '../harness/bench.ts';

/** A proxy that lets requests through and cuts the line when the answer comes, until `mended` is set. */
export async function openLineCutter(bench: Bench, address: string) {
  const { hostname, port } = new URL(address);
  const state = { mended: false, cuts: 0 };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const side of [client, upstream]) side.on('error', () => {});
    client.pipe(upstream);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    upstream.on('data', (chunk) => {
      if (state.mended) return void client.write(chunk);
      state.cuts += 1;
      client.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bench.closeLater(() => server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, state };
}
