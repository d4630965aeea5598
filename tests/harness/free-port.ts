import { type AddressInfo, createServer, type Server } from 'node:net';

/** A free loopback port, for servers that restart on the same port. */
export async function freePort(): Promise<number> {
  const server = await listen();
  return release(server);
}

/** Two different free loopback ports: the first is held while the second is chosen. */
export async function twoFreePorts(): Promise<[number, number]> {
  const server = await listen();
  const second = await freePort();
  return [await release(server), second];
}

async function listen(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function release(server: Server): Promise<number> {
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
