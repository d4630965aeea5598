import { onTestFinished } from 'vitest';
import { type Run, runNode } from '../server.ts';
import { compileCache } from './fixture-dist.ts';

/** Runs `server/main.ts` or `start.ts` in `folder`, which contains `dist`, until the test ends. */
export function spawnServer(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  program: 'main' | 'start' = 'main',
): Run {
  const server = runNode(`server/${program}.ts`, { ...compileCache(), ...env }, folder);
  onTestFinished(server.kill);
  return server;
}
