import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { acceptContent, KEPT_MS, openContentReader } from './load-content.ts';
import { ContentError } from './report.ts';

/** A reader of a copy of the content, whose threads are counted. */
function openCounted() {
  const folder = join(tempFolder(), 'content');
  cpSync('content', folder, { recursive: true });
  const clock = new FakeClock();
  const threads: Worker[] = [];
  const openThread = () => {
    const thread = new Worker(new URL('./load-content-thread.ts', import.meta.url));
    threads.push(thread);
    return thread;
  };
  onTestFinished(async () => {
    for (const thread of threads) await thread.terminate();
  });
  const file = join(folder, 'company.yaml');
  const write = (email: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^email: .*$/m, `email: ${email}`));
  const reader = openContentReader(folder, clock, openThread);
  return { read: async () => acceptContent(await reader()), write, clock, threads, folder };
}

test('changes are read by one thread, which is closed after a while; that of the start is not kept', async () => {
  const { read, write, clock, threads } = openCounted();
  await read();
  for (const email of ['uno@correo.example', 'dos@correo.example']) {
    write(email);
    expect((await read()).company.email).toBe(email);
  }
  expect(threads).toHaveLength(2);
  clock.advance(KEPT_MS);
  write('tres@correo.example');
  expect((await read()).company.email).toBe('tres@correo.example');
  expect(threads).toHaveLength(3);
});

test('after a content that is refused or cannot be read, the next one is read', async () => {
  const { read, write, folder } = openCounted();
  await read();
  write('sin arroba');
  await expect(read()).rejects.toThrow(ContentError);
  const file = join(folder, 'plans');
  rmSync(file, { recursive: true });
  writeFileSync(file, '');
  await expect(read()).rejects.toThrow();
  rmSync(file);
  cpSync('content/plans', file, { recursive: true });
  write('cuatro@correo.example');
  expect((await read()).company.email).toBe('cuatro@correo.example');
});
