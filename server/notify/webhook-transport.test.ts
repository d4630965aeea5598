import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deskRoutes } from '../../domain/desk/desk-routes.ts';
import { type Behaviour, hang, openLoopback, reset } from '../../tests/harness/loopback.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { sampleMailedLead } from '../../tests/harness/unit/sample-mail.ts';
import { testEnv } from '../../tests/harness/unit/test-content.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { serviceName } from '../mail/lead-text.ts';
import type { MailedLead } from '../store/tables.ts';
import { composeNoticeNotification, composeNotification } from './notification.ts';
import { signatureHeaders, webhookTransport } from './webhook-transport.ts';

const SECRET = 'canary'.repeat(6);
const never = new AbortController().signal;
const lead = sampleMailedLead();
const respond =
  (status: number, headers: Record<string, string> = {}, text = ''): Behaviour =>
  (response) =>
    response.writeHead(status, headers).end(text);

async function openWebhook(behaviour: Behaviour, settings: Record<string, string> = {}) {
  const server = await openLoopback(onTestFinished, behaviour);
  const clock = new FakeClock();
  const env = testEnv({
    SITE_URL: 'https://tilo.example',
    NOTIFY_URL: `${server.url}/hook?key=canary`,
    NOTIFY_SECRET: SECRET,
    ...settings,
  });
  const transport = webhookTransport(env, clock);
  const deliver = (of: MailedLead, signal: AbortSignal) => transport.deliver(composeNotification(of, env), signal);
  return { ...server, clock, env, tell: transport.deliver, transport: { deliver } };
}

describe('webhookTransport', () => {
  test('posts reference, service and link, signed with the time of the attempt', async () => {
    const { transport, received, clock } = await openWebhook(respond(204));
    await transport.deliver(lead, never);
    clock.advance(3_600_000);
    await transport.deliver(lead, never);
    expect(received.map(({ path }) => path)).toEqual(['/hook?key=canary', '/hook?key=canary']);
    const [first, second] = received;
    expect(JSON.parse(first?.body ?? '')).toEqual({
      type: 'lead.received',
      timestamp: new Date(lead.received_at).toISOString(),
      data: {
        reference: lead.reference,
        service: serviceName(lead),
        unverified: false,
        link: `https://tilo.example${deskRoutes.lead(lead.reference)}`,
      },
    });
    const seconds = Math.floor(clock.now() / 1_000);
    for (const [one, at] of [
      [first, seconds - 3_600],
      [second, seconds],
    ] as const) {
      const signed = signatureHeaders(SECRET, lead.reference, at, one?.body ?? '');
      expect(one?.headers).toMatchObject({ 'content-type': 'application/json', ...signed });
    }
  });

  test('tells of several leads in one request, with their number and the list', async () => {
    const { tell, received, env } = await openWebhook(respond(204), { NOTIFY_BODY: 'full' });
    const at = Date.UTC(2026, 10, 21, 18);
    const notice = composeNoticeNotification('collected', { requests: 597, oldest: at, at }, 'TL', env);
    await tell(notice, never);
    expect(received[0]?.headers['webhook-id']).toBe(notice.reference);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      type: 'leads.collected',
      timestamp: new Date(at).toISOString(),
      data: { requests: 597, link: `https://tilo.example${deskRoutes.inbox}` },
    });
  });

  test('NOTIFY_BODY=full adds name and message', async () => {
    const { transport, received } = await openWebhook(respond(200), { NOTIFY_BODY: 'full' });
    await transport.deliver(sampleMailedLead({ quarantine: 'too-fast' }), never);
    const { data } = JSON.parse(received[0]?.body ?? '');
    expect(data).toMatchObject({ unverified: true, name: lead.from_name, message: lead.message });
    expect(received[0]?.body).not.toContain(lead.from_email);
  });

  test.each([
    [400, true],
    [401, true],
    [404, true],
    [410, true],
    [408, false],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])('reports status %d; retried slowly: %s', async (status, refused) => {
    const { transport } = await openWebhook(respond(status));
    const failure = transport.deliver(lead, never);
    await expect(failure).rejects.toMatchObject({ code: String(status), refused, retryAfterMs: undefined });
  });

  test.each([
    ['120', 120_000],
    [new Date(new FakeClock().now() + 60_000).toUTCString(), 60_000],
    [new Date(new FakeClock().now() - 60_000).toUTCString(), undefined],
    ['soon', undefined],
    ['-1', undefined],
  ])('Retry-After: %s means %s ms', async (value, retryAfterMs) => {
    const { transport } = await openWebhook(respond(429, { 'retry-after': value }));
    await expect(transport.deliver(lead, never)).rejects.toMatchObject({ code: '429', retryAfterMs });
  });

  test('a success counts, however long its body is', async () => {
    const { transport } = await openWebhook(respond(200, {}, 'x'.repeat(1_000_000)));
    await transport.deliver(lead, never);
  });

  test('reads no more than it must of a long error', async () => {
    const { transport } = await openWebhook(respond(500, {}, 'x'.repeat(10_000_000)));
    await expect(transport.deliver(lead, never)).rejects.toMatchObject({ code: '500' });
  });

  test.each([302, 307])('does not follow a redirect (%i)', async (status) => {
    const elsewhere = await openLoopback(onTestFinished, respond(200));
    const { transport } = await openWebhook(respond(status, { location: elsewhere.url }));
    await expect(transport.deliver(lead, never)).rejects.toMatchObject({ code: 'redirect', refused: false });
    expect(elsewhere.received).toEqual([]);
  });

  test('reports a reset, and a time-out after 10 s', async () => {
    const broken = await openWebhook(reset);
    await expect(broken.transport.deliver(lead, never)).rejects.toMatchObject({
      code: expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/),
    });
    const { transport, clock, received } = await openWebhook(hang);
    const late = transport.deliver(lead, never);
    late.catch(() => {});
    await vi.waitFor(() => expect(received).toHaveLength(1), WAIT);
    clock.advance(10_000);
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
  });

  test('no part of an error holds the address or the secret', async () => {
    const { transport } = await openWebhook(reset);
    const error = await transport.deliver(lead, never).catch((thrown: unknown) => thrown);
    for (let part = error; part instanceof Error; part = part.cause) {
      expect([part.message, part.stack, JSON.stringify(part)].join()).not.toContain('canary');
    }
  });
});
