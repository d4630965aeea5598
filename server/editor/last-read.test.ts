import { expect, onTestFinished, test, vi } from 'vitest';
import type { CheckedContent } from '../content/check/check-content.ts';
import { LastRead } from './last-read.ts';

const checked = { report: { files: 0, problems: [], hints: [], unpublished: [] } } satisfies CheckedContent;
const changes = { 'content/a.yaml': { text: 'a', changed: '2026-11-27' } };

test('the same changes are read once, until others are read or the folder may have changed', async () => {
  const read = vi.fn(async () => checked);
  const last = new LastRead(read);
  await last.read(changes);
  await last.read({ ...changes });
  expect(read).toHaveBeenCalledTimes(1);
  await last.read({});
  await last.read(changes);
  expect(read).toHaveBeenCalledTimes(3);
  last.forget();
  await last.read(changes);
  expect(read).toHaveBeenCalledTimes(4);
});

test('the same changes are read again on another day in Ecuador', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T23:30:00-05:00') });
  onTestFinished(() => void vi.useRealTimers());
  const read = vi.fn(async () => checked);
  const last = new LastRead(read);
  await last.read(changes);
  vi.setSystemTime(Date.parse('2026-11-28T00:30:00-05:00'));
  await last.read(changes);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a read that failed is tried again', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('thread')).mockResolvedValue(checked);
  const last = new LastRead(read);
  await expect(last.read(changes)).rejects.toThrow('thread');
  expect(await last.read(changes)).toBe(checked);
});
