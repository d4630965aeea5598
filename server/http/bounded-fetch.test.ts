import { expect, onTestFinished, test, vi } from 'vitest';
import { type Behaviour, hang, openLoopback } from '../../tests/harness/loopback.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { systemClock } from '../process/clock.ts';
import { fetchBounded } from './bounded-fetch.ts';

const KIB = 1024;
const deadline = { clock: systemClock, ms: 10_000 };
const open = (behaviour: Behaviour) => openLoopback(onTestFinished, behaviour);

test('fetchBounded() reads the whole body, whatever the status', async () => {
  const { url } = await open((response) => response.writeHead(404, { etag: '"1"' }).end('mañana'));
  const { status, headers, text } = await fetchBounded(url, {}, deadline);
  expect([status, headers.get('etag'), text]).toEqual([404, '"1"', 'mañana']);
});

test.each([301, 302, 303, 307, 308])('fetchBounded() does not follow a redirect (%i)', async (status) => {
  const elsewhere = await open((response) => response.end('OK'));
  const { url } = await open((response) => response.writeHead(status, { location: elsewhere.url }).end());
  await expect(fetchBounded(url, { method: 'POST', body: 'secret' }, deadline)).rejects.toMatchObject({
    code: 'redirect',
  });
  expect(elsewhere.received).toEqual([]);
});

test.each<[string, number, string]>([
  ['of 64 KiB', 64 * KIB, 'is read'],
  ['of one byte more', 64 * KIB + 1, 'too large'],
])('fetchBounded() with a body %s (%i bytes): %s', async (_name, bytes, outcome) => {
  const { url } = await open((response) => response.end('x'.repeat(bytes)));
  const fetched = fetchBounded(url, {}, deadline);
  const read = fetched.then(
    ({ text }) => (text.length === bytes ? 'is read' : 'cut'),
    ({ code }) => code,
  );
  expect(await read).toBe(outcome);
});

test('fetchBounded() truncates the body of an error response and keeps its status', async () => {
  const { url } = await open((response) => response.writeHead(503).end('x'.repeat(200 * KIB)));
  const { status, text } = await fetchBounded(url, {}, deadline);
  expect(status).toBe(503);
  expect(text.length).toBeLessThanOrEqual(64 * KIB);
});

test.each<[string, Behaviour]>([
  ['headers', hang],
  ['end of the body', (response) => response.writeHead(200).write('begun')],
])('the deadline of fetchBounded() covers the time until the %s', async (_name, behaviour) => {
  const { url, received } = await open(behaviour);
  const clock = new FakeClock();
  const late = fetchBounded(url, {}, { clock, ms: 3_000 });
  late.catch(() => {});
  await vi.waitFor(() => expect(received).toHaveLength(1), WAIT);
  clock.advance(3_000);
  await expect(late).rejects.toMatchObject({ name: 'FetchError', code: 'timeout' });
  expect(clock.waiting).toBe(0);
});

test('fetchBounded() rejects with a FetchError when the caller aborts, and for a network error', async () => {
  const { url } = await open(hang);
  await expect(fetchBounded(url, { signal: AbortSignal.abort() }, deadline)).rejects.toMatchObject({
    name: 'FetchError',
  });
  await expect(fetchBounded('http://127.0.0.1:1', {}, deadline)).rejects.toMatchObject({ name: 'FetchError' });
});
