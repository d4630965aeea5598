import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, limitCache } from './build-cache.ts';

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'build-cache-')), 'cache');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const making = (text: string) => vi.fn(async () => Buffer.from(text));

test('cached() creates a file once, and again when its input changes', async () => {
  const [first, again, changed] = [making('first'), making('again'), making('changed')];
  expect(`${await cached('<svg>a</svg>', first, folder)}`).toBe('first');
  expect(`${await cached('<svg>a</svg>', again, folder)}`).toBe('first');
  expect(`${await cached('<svg>b</svg>', changed, folder)}`).toBe('changed');
  expect([first, again, changed].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});

test('cached() allows concurrent creation of the same file', async () => {
  const both = [1, 2].map(() => cached('<svg/>', making('one'), folder));
  expect((await Promise.all(both)).map(String)).toEqual(['one', 'one']);
  expect(readdirSync(folder)).toHaveLength(1);
});

test('cached() leaves nothing behind when creation fails', async () => {
  const broken = () => Promise.reject(new Error('no such letter'));
  await expect(cached('<svg/>', broken, folder)).rejects.toThrow('no such letter');
  expect(existsSync(folder)).toBe(false);
});

test('limitCache() deletes the least recently used files above the limit', async () => {
  for (const input of ['a', 'b', 'c']) await cached(input, making(input), folder);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 0, 0);
  await cached('b', making('used'), folder);
  await limitCache(folder, 1);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(`${await cached('b', making('made again'), folder)}`).toBe('b');
});

test('limitCache() works without a cache folder', async () => {
  await expect(limitCache(folder)).resolves.toBeUndefined();
});
