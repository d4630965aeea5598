import { createServer } from 'node:net';
import { listen } from './loopback.ts';

/** A free loopback port, for servers that restart on the same port. */
export const freePort = async (): Promise<number> => (await twoFreePorts())[0];

/** Two different free loopback ports: both are held while they are chosen. */
export async function twoFreePorts(): Promise<readonly [number, number]> {
  await using one = createServer();
  await using other = createServer();
  return [portOf(await listen(one)), portOf(await listen(other))];
}

const portOf = (address: string) => Number(new URL(address).port);
