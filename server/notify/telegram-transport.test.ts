import { describe, expect, onTestFinished, test } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { type Behaviour, openLoopback, reset } from '../../tests/harness/loopback.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { sampleMailedLead } from '../../tests/harness/unit/sample-mail.ts';
import { testEnv } from '../../tests/harness/unit/test-content.ts';
import { serviceName } from '../mail/lead-text.ts';
import { collectedNotice, leadEmail } from '../mail/words.ts';
import type { MailedLead } from '../store/tables.ts';
import { composeNoticeNotification, composeNotification } from './notification.ts';
import { TELEGRAM_LIMIT, telegramTransport } from './telegram-transport.ts';
import { notification as words } from './words.ts';

const TOKEN = '123456789:AAE_canary-canary-canary-canary';
const never = new AbortController().signal;
const lead = sampleMailedLead();
const ok: Behaviour = (response) => response.end('{"ok":true,"result":{"message_id":1}}');
const fail =
  (status: number, body: object = { ok: false, error_code: status, description: 'canary' }): Behaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function openTelegram(behaviour: Behaviour, settings: Record<string, string> = {}) {
  const server = await openLoopback(onTestFinished, behaviour);
  const clock = new FakeClock();
  const env = testEnv({
    SITE_URL: 'https://tilo.example',
    TELEGRAM_TOKEN: TOKEN,
    TELEGRAM_CHAT: '-1001234',
    TELEGRAM_API_BASE: server.url,
    ...settings,
  });
  const transport = telegramTransport(env, clock);
  const deliver = (of: MailedLead, signal: AbortSignal) => transport.deliver(composeNotification(of, env), signal);
  return { ...server, clock, env, tell: transport.deliver, transport: { deliver } };
}

/** The text that Telegram received. */
const textOf = (received: readonly { readonly body: string }[]): string => JSON.parse(received[0]?.body ?? '{}').text;

describe('telegramTransport', () => {
  test('sends reference, service and link to the chat, and nothing of the visitor', async () => {
    const { transport, received } = await openTelegram(ok);
    await transport.deliver(lead, never);
    expect(received).toMatchObject([
      { path: `/bot${TOKEN}/sendMessage`, headers: { 'content-type': 'application/json' } },
    ]);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      chat_id: '-1001234',
      text: [
        words.title(lead.reference),
        serviceName(lead),
        `https://tilo.example${deskRoutes.lead(lead.reference)}`,
      ].join('\n'),
      link_preview_options: { is_disabled: true },
    });
  });

  test('tells of several leads in one message, with their number and the list', async () => {
    const { tell, received, env } = await openTelegram(ok, { NOTIFY_BODY: 'full' });
    await tell(composeNoticeNotification('collected', { requests: 597, oldest: 0, at: 0 }, 'TL', env), never);
    expect(textOf(received)).toBe(`${collectedNotice.subject(597)}\nhttps://tilo.example${deskRoutes.inbox}`);
  });

  test('NOTIFY_BODY=full adds name and message, and an unverified lead is marked', async () => {
    const { transport, received } = await openTelegram(ok, { NOTIFY_BODY: 'full' });
    await transport.deliver(sampleMailedLead({ quarantine: 'unverified' }), never);
    const text = textOf(received);
    expect(text).toMatch(new RegExp(`^${RegExp.escape(leadEmail.unverifiedMark)} `));
    expect(text).toMatch(new RegExp(`\n\n${RegExp.escape(`${lead.from_name}:\n${lead.message}`)}$`));
    expect(text).not.toContain(lead.from_email);
  });

  test.each([
    '*negrita* _cursiva_ `código` [enlace](https://malo.example)',
    '<b>hola</b><a href="tg://user?id=1">x</a>',
    '\\_*[]()~`>#+-=|{}.!',
    '/start @canal #etiqueta',
    '"},"chat_id":"1","x":{"',
    '\u0000\u0007\u001b[31mrojo',
    '\u202Eoculto',
    '\u2067aislado \u202Bincrustado\u2069\u202C',
    '\uD800 sin pareja',
  ])('sends %j as plain text', async (typed) => {
    const { transport, received } = await openTelegram(ok, { NOTIFY_BODY: 'full' });
    await transport.deliver(sampleMailedLead({ message: typed, from_name: 'A*_`[<b>' }), never);
    const sent = JSON.parse(received[0]?.body ?? '');
    expect(Object.keys(sent)).toEqual(['chat_id', 'text', 'link_preview_options']);
    expect(sent.chat_id).toBe('-1001234');
    expect(sent.text).toContain('A*_`[<b>:');
    expect(sent.text.isWellFormed()).toBe(true);
    expect(sent.text).not.toMatch(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u);
    expect(sent.text.split('\n').slice(0, 3)).toEqual([
      words.title(lead.reference),
      serviceName(lead),
      `https://tilo.example${deskRoutes.lead(lead.reference)}`,
    ]);
  });

  test.each(['ñ'.repeat(5_000), '🧶'.repeat(2_500), ` ${'🧶'.repeat(2_500)}`])(
    'cuts a long message to what Telegram takes',
    async (message) => {
      const { transport, received } = await openTelegram(ok, { NOTIFY_BODY: 'full' });
      await transport.deliver(sampleMailedLead({ message }), never);
      const text = textOf(received);
      expect(text.length).toBeGreaterThanOrEqual(TELEGRAM_LIMIT - 1);
      expect(text.length).toBeLessThanOrEqual(TELEGRAM_LIMIT);
      expect(text.isWellFormed()).toBe(true);
      expect(text.endsWith(words.cut)).toBe(true);
      expect(text.startsWith(words.title(lead.reference))).toBe(true);
    },
  );

  test.each([
    [400, true],
    [401, true],
    [403, true],
    [404, true],
    [429, false],
    [500, false],
    [502, false],
  ])('reports status %d; retried slowly: %s', async (status, refused) => {
    const { transport } = await openTelegram(fail(status));
    const failure = transport.deliver(lead, never);
    await expect(failure).rejects.toMatchObject({ code: String(status), refused, retryAfterMs: undefined });
  });

  test('without a desk there is no link', async () => {
    const { transport, received } = await openTelegram(ok, { DESK: 'false' });
    await transport.deliver(lead, never);
    expect(textOf(received)).toBe(`${words.title(lead.reference)}\n${serviceName(lead)}`);
  });

  test('waits as long as a 429 asks', async () => {
    const { transport } = await openTelegram(fail(429, { ok: false, parameters: { retry_after: 34 } }));
    await expect(transport.deliver(lead, never)).rejects.toMatchObject({ code: '429', retryAfterMs: 34_000 });
  });

  test.each<[string, Behaviour, string | RegExp]>([
    ['a page', (response) => response.end('<!doctype html>'), 'not OK'],
    ['"ok": false', (response) => response.end('{"ok":false}'), 'not OK'],
    ['an endless body', (response) => response.end(`{"ok":true,"x":"${'x'.repeat(100_000)}"}`), 'too large'],
    ['a reset', reset, /UND_ERR_SOCKET|ECONNRESET/],
  ])('is not sent when the response is %s', async (_name, behaviour, code) => {
    const { transport } = await openTelegram(behaviour);
    const failure = transport.deliver(lead, never);
    await expect(failure).rejects.toMatchObject({ code: expect.stringMatching(code), refused: false });
  });

  test.each<[string, Behaviour]>([
    ['a refusal', fail(401)],
    ['a reset', reset],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('no part of the error of %s holds the token', async (_name, behaviour) => {
    const { transport } = await openTelegram(behaviour);
    const error = await transport.deliver(lead, never).catch((thrown: unknown) => thrown);
    for (let part = error; part instanceof Error; part = part.cause) {
      expect([part.message, part.stack, JSON.stringify(part)].join()).not.toContain('canary');
    }
  });
});
