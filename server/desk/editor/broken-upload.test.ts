import { once } from 'node:events';
import { globSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FakeClock } from '../../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { SITE_URL } from '../../../tests/harness/unit/test-app.ts';
import { lastView, openTestDesk } from '../../../tests/harness/unit/test-desk.ts';
import { openTestEditor, PIXEL } from '../../../tests/harness/unit/test-editor.ts';
import { openTimedStore } from '../../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../../tests/harness/until.ts';

const HEADERS = { host: new URL(SITE_URL).host, origin: SITE_URL, 'x-forwarded-proto': 'https' };

/** A desk that listens, with a signed-in browser. */
async function openDesk() {
  const clock = new FakeClock();
  const timed = await openTimedStore('SQLite', clock);
  const { editor, content } = await openTestEditor({ store: timed.store, clock });
  const desk = await openTestDesk({ beside: { ...timed, clock }, content, editor });
  const headers = { ...HEADERS, cookie: await desk.signIn() };
  await desk.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...desk, editor, headers, port: (desk.app.server.address() as AddressInfo).port };
}

test('an upload whose connection breaks is no failure of the desk', async () => {
  const { app, lines, headers, port } = await openDesk();
  const taken = once(app.server, 'request');
  const length = { 'content-type': 'multipart/form-data; boundary=end', 'content-length': 1_000_000 };
  const sending = request({ port, method: 'POST', path: deskRoutes.photos, headers: { ...headers, ...length } });
  sending.on('error', () => {});
  sending.write('--end\r\nContent-Disposition: form-data; name="fotos"; filename="a.jpg"\r\n\r\nhalf of it');
  const [received] = await taken;
  await vi.waitFor(() => expect(received.readableFlowing).toBe(true), WAIT);
  sending.destroy();
  await vi.waitFor(() => expect(lines.join('')).toContain('upload broken off'), WAIT);
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test('a long form without a session whose connection breaks keeps no other from being read', async () => {
  const { app, port, ...desk } = await openDesk();
  const path = deskRoutes.contentFile('company.yaml');
  const type = { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' };
  const taken = once(app.server, 'request');
  const sending = request({ port, method: 'POST', path, headers: { ...type, 'content-length': 1_000_000 } });
  sending.on('error', () => {});
  sending.write('desde=x');
  const [received] = await taken;
  await vi.waitFor(() => expect(received.readableFlowing).toBe(true), WAIT);
  const send = () => desk.post(path, { desde: 'x'.repeat(300_000) });
  expect((await send()).statusCode).toBe(503);
  expect(lastView(desk)?.notice?.notice).toBe('busy');
  sending.destroy();
  await vi.waitFor(async () => expect((await send()).statusCode).toBe(403), WAIT);
});

test('of photographs that do not fit on the disk each one is listed', async () => {
  const { editor, headers, port, ...desk } = await openDesk();
  vi.stubEnv('TMPDIR', tempFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  const { save } = editor;
  editor.save = async (...given) => {
    await save(...given);
    const [received = ''] = globSync(join(tmpdir(), 'photos-*/photo'));
    rmSync(received);
    symlinkSync('/dev/full', received);
  };
  const form = new FormData();
  form.append('fotos', new Blob([PIXEL]), 'tilo.png');
  const names = ['molle.png', 'arupo.png'];
  for (const name of names) form.append('fotos', new Blob([PIXEL, new Uint8Array(4_000_000)]), name);
  const { body, headers: type } = new Response(form);
  const all = { ...headers, 'content-type': type.get('content-type') ?? '' };
  const sending = request({ port, method: 'POST', path: deskRoutes.photos, headers: all });
  Readable.from(body ?? []).pipe(sending);
  const [response] = await once(sending, 'response');
  const { saved, refused } = lastView(desk)?.photos ?? {};
  expect(response.statusCode).toBe(422);
  expect([saved, refused]).toEqual([['tilo.png'], names.map((name) => ({ name, problem: 'failed' }))]);
});

test.each(['application/x-www-form-urlencoded', 'application/json'])(
  'only photographs may be as long as photographs: 5 MB of %s are not read',
  async (type) => {
    const { app } = await openDesk();
    const headers = { ...HEADERS, 'content-type': type };
    const sent = await app.inject({ method: 'POST', url: deskRoutes.photos, headers, payload: 'x'.repeat(5_000_000) });
    expect(sent.statusCode).toBe(413);
  },
);
