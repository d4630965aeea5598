import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deskRoutes, LEAD_ACTIONS } from '../../domain/desk/desk-routes.ts';
import { DONE_FIELD } from '../../domain/desk/done.ts';
import { FORM_FIELDS } from '../../domain/desk/editor/form-fields.ts';
import { seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { lastView, openTestDesk } from '../../tests/harness/unit/test-desk.ts';
import { storeFile } from '../../tests/harness/unit/test-stores.ts';

const { signIn, sendCode, signOut, closeDevice, resendAll, inbox } = deskRoutes;

/** A signed-in desk with one lead whose email failed, and every address that takes a form. */
async function openFilled() {
  const desk = await openTestDesk();
  const failed = { delivery: { state: 'dead', sent_at: null, last_error: '535' } } as const;
  const [reference = ''] = await seedLeads(desk.store, 1, desk.clock.now(), () => failed);
  const cookie = await desk.signIn();
  const forms = [
    signIn,
    sendCode,
    signOut,
    closeDevice,
    resendAll,
    ...LEAD_ACTIONS.map((action) => deskRoutes.leadAction(reference, action)),
  ];
  const read = async () => ({
    leads: await desk.store.selectFrom('lead').selectAll().execute(),
    outbox: await desk.store.selectFrom('outbox').selectAll().execute(),
    sessions: await desk.store.selectFrom('desk_session').select(['id', 'token_hash']).execute(),
    mails: desk.mails.length,
  });
  return { ...desk, reference, cookie, forms, read };
}

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another origin without fetch metadata', { origin: 'https://evil.example' }],
  ['a sandbox', { origin: 'null' }],
  ['nowhere', { origin: undefined }],
])('a form from %s changes nothing, signed in or not', async (_, headers) => {
  const { forms, post, read, cookie, ...desk } = await openFilled();
  const before = await read();
  for (const url of forms) {
    const refused = await post(url, { estado: 'perdida', id: 'x' }, { cookie, ...headers });
    expect([url, refused.statusCode]).toEqual([url, 403]);
    expect(lastView(desk)).toMatchObject({ notice: { notice: 'origin' } });
  }
  expect(await read()).toEqual(before);
});

test('a page is compressed', async () => {
  const { get } = await openTestDesk();
  const { headers, rawPayload } = await get(signIn, { 'accept-encoding': 'gzip, br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toContain('</pre>');
});

test('a form from a browser that is not signed in changes nothing', async () => {
  const { forms, post, read } = await openFilled();
  const before = await read();
  const open = [signIn, sendCode, signOut] as string[];
  for (const url of forms.filter((form) => !open.includes(form))) {
    const sent = await post(url, { estado: 'perdida' });
    expect([url, sent.statusCode, sent.headers.location?.split('?')[0]]).toEqual([url, 303, signIn]);
  }
  expect(await read()).toEqual(before);
});

test.each(['Llamar el martes', ''])('the note «%s» sent after its session has ended is shown again', async (nota) => {
  const { post, read, reference, ...desk } = await openFilled();
  const before = await read();
  const url = deskRoutes.leadAction(reference.toLowerCase(), 'anotar');
  expect((await post(url, { estado: 'ganada', suma: '', nota })).statusCode).toBe(403);
  const back = deskRoutes.signInThen(deskRoutes.lead(reference.toLowerCase()));
  expect(lastView(desk)).toMatchObject({ notice: { notice: 'ended', unsaved: nota, signIn: back } });
  expect(await read()).toEqual(before);
});

test('a form on a lead that could not be saved is saved whole when it is sent again', async () => {
  const { post, reference, cookie, get, ...desk } = await openFilled();
  const url = deskRoutes.leadAction(reference, 'anotar');
  const nota = 'Llamar el martes: más «tilo» & 100 % de 2 + 2 €';
  const first = await post(url, { estado: 'ganada', suma: '450', nota });
  const again = () => ({ [FORM_FIELDS.again]: lastView(desk)?.notice?.again ?? '' });
  expect([first.statusCode, (await post(url, again())).statusCode], 'still not signed in').toEqual([403, 403]);
  expect((await post(url, again(), { cookie })).statusCode).toBe(303);
  await get(deskRoutes.lead(reference), { cookie });
  expect(lastView(desk)?.lead?.notes).toMatchObject({ status: 'ganada', sum: '450.00', note: nota });
});

test('following the address of a form changes nothing', async () => {
  const { forms, get, read, cookie } = await openFilled();
  const before = await read();
  for (const url of forms) {
    const { statusCode, headers } = await get(url, { cookie });
    if (url === signIn) expect(statusCode).toBe(303);
    else if (url.endsWith('/borrar')) expect(statusCode).toBe(200);
    else expect([url, statusCode, headers.allow]).toEqual([url, 405, 'POST']);
  }
  expect(await read()).toEqual(before);
});

test('following the address of a form open to strangers leads to the sign-in page', async () => {
  const { get, ...desk } = await openFilled();
  for (const url of [sendCode, signOut]) {
    expect((await get(url)).statusCode).toBe(405);
    expect(lastView(desk)).toMatchObject({ notice: { notice: 'method', signedIn: false, signIn } });
  }
});

test('every response is kept out of caches, indexes, frames and other windows, and runs no script', async () => {
  const { get, cookie, reference } = await openFilled();
  const addresses = [inbox, signIn, deskRoutes.lead(reference), deskRoutes.exportCsv, '/escritorio/nada'];
  for (const url of addresses) {
    const { headers } = await get(url, { cookie });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'x-robots-tag': expect.stringContaining('noindex'),
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).not.toContain('script');
  }
});

describe('plain HTTP', () => {
  const url = inbox;

  test('is refused, and the page says why', async () => {
    const { app, ...desk } = await openTestDesk();
    for (const headers of [{ host: 'tilo.example' }, { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }]) {
      expect((await app.inject({ url, headers })).statusCode).toBe(403);
      const notice = lastView(desk)?.notice;
      expect(notice).toMatchObject({ notice: 'insecure', signedIn: false });
      expect(notice?.signIn).toBeUndefined();
    }
  });

  test.each(['localhost:4321', '127.0.0.1:4321', '[::1]:4321'])('works on %s', async (host) => {
    const { app } = await openTestDesk();
    expect((await app.inject({ url, headers: { host } })).headers.location).toBe(signIn);
  });
});

test('a link from another site gets a page that reloads it, so that the browser sends its strict cookie', async () => {
  const { get, reference, ...desk } = await openFilled();
  const url = deskRoutes.lead(reference.toLowerCase());
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
  expect((await get(url, navigation)).statusCode).toBe(200);
  const notice = lastView(desk)?.notice;
  expect(notice).toMatchObject({ notice: 'arriving', signedIn: false, onwards: url });
  expect(notice?.signIn).toBeUndefined();
});

test('a link from elsewhere cannot say that something was done', async () => {
  const desk = await openTestDesk();
  const cookie = await desk.signIn();
  const claim = `${inbox}?${DONE_FIELD}=anotada&estado=nueva`;
  await desk.get(claim, { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' });
  expect(lastView(desk)?.notice?.onwards).toBe(`${inbox}?estado=nueva`);
  const doneFrom = async (site: string) => {
    await desk.get(claim, { cookie, 'sec-fetch-site': site });
    return lastView(desk)?.done;
  };
  expect(await doneFrom('none')).toBeUndefined();
  expect(await doneFrom('same-origin')).toBe('anotada');
});

test.each([
  ['out of the desk', '/escritorio/..%2f..%2fequipo'],
  ['to a very long address', `/escritorio/${'b/'.repeat(200)}`],
])('a link from another site %s leads to the list of leads', async (_, url) => {
  const { get, ...desk } = await openTestDesk();
  expect((await get(url, { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  expect(lastView(desk)).toMatchObject({ notice: { notice: 'arriving', onwards: inbox } });
});

test('with DESK=false the desk is not found; with it, public pages set no cookie', async () => {
  const without = await openTestApp({ env: { DESK: 'false' } });
  for (const url of [inbox, signIn, deskRoutes.exportCsv]) {
    expect((await without.app.inject(url)).statusCode).toBe(404);
  }
  const { get } = await openTestDesk();
  for (const url of ['/', '/contactenos', '/politica-de-privacidad', '/nada']) {
    expect((await get(url)).headers['set-cookie']).toBeUndefined();
  }
});

describe('while the store', () => {
  const noted = { estado: 'ganada', suma: '', nota: 'Llamar el martes' };

  test('is gone, the desk says so and public pages still work', async () => {
    const { get, post, store, cookie, ...desk } = await openFilled();
    await store.destroy();
    for (const asked of [get(inbox, { cookie }), post(sendCode, {}), post(signIn, { codigo: '12345678' })]) {
      const { statusCode, headers } = await asked;
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      expect(lastView(desk)).toMatchObject({ notice: { notice: 'unavailable' } });
    }
    expect((await get('/')).statusCode).toBe(200);
  });

  test('was deleted as a file, the desk says so and nothing is saved', async () => {
    const { get, post, store, cookie, reference, ...desk } = await openFilled();
    rmSync(await storeFile(store));
    const form = deskRoutes.leadAction(reference, 'anotar');
    for (const asked of [get(inbox, { cookie }), post(form, noted, { cookie })]) {
      expect((await asked).statusCode).toBe(503);
      expect(lastView(desk)).toMatchObject({ notice: { notice: 'unavailable' } });
    }
    expect(lastView(desk)).toMatchObject({ notice: { unsaved: noted.nota } });
  });

  test('is locked by another process, leads are shown and writes are refused', async () => {
    const { get, post, store, cookie, reference, ...desk } = await openFilled();
    const other = new DatabaseSync(await storeFile(store));
    onTestFinished(() => other.close());
    other.exec('begin immediate');
    expect((await get(inbox, { cookie })).statusCode).toBe(200);
    expect((await get(deskRoutes.lead(reference), { cookie })).statusCode).toBe(200);
    const refused = await post(deskRoutes.leadAction(reference, 'anotar'), noted, { cookie });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(lastView(desk)).toMatchObject({ notice: { notice: 'unavailable', unsaved: noted.nota } });
    other.exec('rollback');
    expect((await post(deskRoutes.leadAction(reference, 'anotar'), noted, { cookie })).statusCode).toBe(303);
  });
});

test.each([
  [
    'a body that is too long',
    { payload: `nota=${'x'.repeat(80_000)}`, type: 'application/x-www-form-urlencoded' },
    413,
  ],
  ['text', { payload: 'x', type: 'text/plain' }, 415],
])('%s is refused with a page', async (_, { payload, type }, status) => {
  const { app, cookie, forms, ...desk } = await openFilled();
  const headers = {
    host: 'tilo.example',
    'x-forwarded-proto': 'https',
    origin: 'https://tilo.example',
    'content-type': type,
    cookie,
  };
  for (const url of forms) {
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload });
    expect(statusCode, url).toBe(status);
    expect(lastView(desk)).toMatchObject({ notice: { notice: 'malformed' } });
  }
});

test('a server without an editor says where the content is changed', async () => {
  const desk = await openTestDesk();
  const { statusCode } = await desk.get(deskRoutes.content, { cookie: await desk.signIn() });
  expect(statusCode).toBe(404);
  expect(lastView(desk)?.notice).toMatchObject({ notice: 'noEditor' });
});
