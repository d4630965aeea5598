import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The URL at which a server listens. */
export function addressOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
