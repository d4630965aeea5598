import { expect, onTestFinished, test, vi } from 'vitest';
import { startProcess } from './process.ts';
import { WAIT } from './until.ts';

const HARNESS = new URL('process.ts', import.meta.url).href;
/** Starts a program that starts another one, and prints its process group. */
const PARENT = `
  const { startProcess } = await import(${JSON.stringify(HARNESS)});
  const { pid } = startProcess(['sh', '-c', 'sleep 600 & wait']);
  console.log('group', pid);
  setInterval(() => {}, 1000);
`;

const isRunning = (group: number) => {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
};

test('child processes end with their parent, even on SIGKILL', async () => {
  const parent = startProcess([process.execPath, '--input-type=module', '--eval', PARENT]);
  onTestFinished(parent.kill);
  await vi.waitFor(() => expect(parent.output()).toContain('group'), WAIT);
  const group = Number(/group (\d+)/.exec(parent.output())?.[1]);
  expect(isRunning(group)).toBe(true);
  await parent.stop('SIGKILL');
  await vi.waitFor(() => expect(isRunning(group)).toBe(false), WAIT);
});
