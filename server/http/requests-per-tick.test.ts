import fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitRequestsPerTick } from './requests-per-tick.ts';

test('the server yields to the event loop after 64 requests, and handles all in order', async () => {
  const app = fastify();
  limitRequestsPerTick(app);
  const handled: number[] = [];
  app.get<{ Params: { id: string } }>('/:id', ({ params }) => handled.push(Number(params.id)));
  await app.ready();
  const ids = Array.from({ length: 130 }, (_, id) => id);
  const largest = { batch: 0, before: 0 };
  const look = () => {
    largest.batch = Math.max(largest.batch, handled.length - largest.before);
    largest.before = handled.length;
    if (handled.length < ids.length) setImmediate(look);
  };
  setImmediate(look);
  const responses = await Promise.all(ids.map((id) => app.inject(`/${id}`)));
  expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(handled).toEqual(ids);
  expect(largest.batch).toBe(64);
});
