import { describe, expect, test, vi } from 'vitest';
import { requestProblems } from '../../../tests/harness/unit/our-content.ts';
import { sendForm } from '../../../tests/harness/unit/send-contact.ts';
import { goodFields, openTestApp } from '../../../tests/harness/unit/test-app.ts';

describe('the form without JavaScript', () => {
  test.each(['/contactenos', '/Contactenos/', '/empezar', '/get-started'])(
    'POST %s redirects to the confirmation with the reference',
    async (url) => {
      const { app, store, rendered, onSaved } = await openTestApp();
      const posted = await sendForm(app, goodFields, { url });
      const { reference } = await store.selectFrom('lead').select('reference').executeTakeFirstOrThrow();
      expect(posted.statusCode).toBe(303);
      expect(posted.headers).not.toHaveProperty('set-cookie');
      expect(posted.headers.location).toBe(`/contactenos?enviado=${reference}#resultado`);
      expect(onSaved).toHaveBeenCalledOnce();

      const shown = await app.inject(`/contactenos?enviado=${reference}`);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers['cache-control']).toBe('no-store');
      expect(rendered).toEqual([{ path: '/contactenos', locals: { contact: { reference } } }]);
    },
  );

  test('the same message sent twice is stored once; another one is not the same', async () => {
    const { app, store, onSaved, clock } = await openTestApp();
    const [first, second] = await Promise.all([sendForm(app), sendForm(app)]);
    expect([first.statusCode, second.statusCode]).toEqual([303, 303]);
    clock.advance(9 * 60_000);
    const late = await sendForm(app);
    expect(new Set([first, second, late].map(({ headers }) => headers.location)).size).toBe(1);
    expect(onSaved).toHaveBeenCalledOnce();
    await sendForm(app, { ...goodFields, message: `${goodFields.message} Gracias.` });
    clock.advance(20 * 60_000);
    await sendForm(app);
    expect(await store.selectFrom('lead').select('id').execute()).toHaveLength(3);
  });

  test.each([
    ['TL-000000', 1],
    ['', 0],
    ['x&enviado=y', 0],
    ['%00', 0],
    ["'%20or%201=1", 0],
  ])('GET ?enviado=%s, which names no lead, shows the plain page; looked up: %d', async (text, times) => {
    const { app, store, rendered } = await openTestApp();
    const select = vi.spyOn(store, 'selectFrom');
    const shown = await app.inject(`/contactenos?enviado=${text}`);
    expect(shown.headers['cache-control']).toBe('no-cache');
    expect(rendered).toEqual([{ path: '/contactenos', locals: {} }]);
    expect(select).toHaveBeenCalledTimes(times);
  });

  test('invalid fields get a 422 page with the values and the problems', async () => {
    const { app, rendered } = await openTestApp();
    const values = { ...goodFields, from_email: 'nadie', message: ' corto ' };
    const shown = await sendForm(app, { ...values, from_site: 'https://evil.example' });
    expect(shown.statusCode).toBe(422);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(shown.headers['cache-control']).toBe('no-store');
    const problems = { from_email: 'email', message: 'messageShort' };
    expect(rendered).toEqual([{ path: '/contactenos', locals: { contact: { values, problems } } }]);
  });

  test('a cross-site post gets a 403 page, and nothing is stored', async () => {
    const { app, store, rendered } = await openTestApp();
    expect((await sendForm(app, goodFields, { headers: { origin: 'https://evil.example' } })).statusCode).toBe(403);
    expect(rendered).toEqual([
      { path: '/contactenos', locals: { contact: { values: goodFields, failed: requestProblems.origin } } },
    ]);
    expect(await store.selectFrom('lead').selectAll().execute()).toEqual([]);
  });

  test('a message that cannot be stored gets a 503 page with its values and Retry-After', async () => {
    const { app, store, rendered } = await openTestApp();
    await store.schema.dropTable('outbox').execute();
    const shown = await sendForm(app);
    expect(shown.statusCode).toBe(503);
    expect(shown.headers['retry-after']).toBe('5');
    expect(rendered).toEqual([
      { path: '/contactenos', locals: { contact: { values: goodFields, failed: requestProblems.unavailable } } },
    ]);
  });

  test('a form that is too long comes back with what was typed, and nothing is stored', async () => {
    const { app, store, rendered } = await openTestApp();
    const values = { ...goodFields, from_phone: 'á'.repeat(12_000) };
    const shown = await sendForm(app, values);
    expect(shown.statusCode).toBe(413);
    const contact = { values, failed: requestProblems.tooLarge };
    expect(rendered).toEqual([{ path: '/contactenos', locals: { contact } }]);
    expect(await store.selectFrom('lead').selectAll().execute()).toEqual([]);
  });

  test.each([
    [415, requestProblems.mediaType, { 'content-type': 'text/plain' }, 'x'],
    [400, requestProblems.malformed, { 'content-type': 'application/json' }, '{'],
    [
      413,
      requestProblems.tooLarge,
      { 'content-type': 'application/x-www-form-urlencoded' },
      `message=${'x'.repeat(300_000)}`,
    ],
  ])('a request refused with %d gets the contact page with the reason', async (status, failed, headers, payload) => {
    const { app, rendered } = await openTestApp();
    const shown = await app.inject({ method: 'POST', url: '/contactenos', headers, payload });
    expect(shown.statusCode).toBe(status);
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(rendered).toEqual([{ path: '/contactenos', locals: { contact: { values: {}, failed } } }]);
  });
});
