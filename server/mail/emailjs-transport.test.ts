import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Behaviour, hang, openLoopback } from '../../tests/harness/loopback.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { SAMPLE_SENDER, sampleMail, sampleMailedLead } from '../../tests/harness/unit/sample-mail.ts';
import { testEnv } from '../../tests/harness/unit/test-content.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { emailjsTransport } from './emailjs-transport.ts';
import { composeLeadEmail } from './lead-email.ts';
import { emailSubject } from './lead-text.ts';

const ACCOUNT = { EMAILJS_SERVICE_ID: 'service', EMAILJS_TEMPLATE_ID: 'template', EMAILJS_PUBLIC_KEY: 'public' };
const never = new AbortController().signal;
const respond =
  (status: number, text = 'OK'): Behaviour =>
  (response) =>
    response.writeHead(status).end(text);

async function openEmailjs(behaviour: Behaviour, account: Record<string, string> = {}) {
  const server = await openLoopback(onTestFinished, behaviour);
  const clock = new FakeClock();
  const env = testEnv({ ...ACCOUNT, ...account, EMAILJS_API_BASE: server.url });
  return { ...server, clock, transport: emailjsTransport(env, clock) };
}

describe('emailjsTransport', () => {
  test('sends the account and the fields under their wire names', async () => {
    const { transport, received } = await openEmailjs(respond(200), { EMAILJS_PRIVATE_KEY: 'private' });
    const email = sampleMailedLead({ captcha_response: 'token', quarantine: 'unverified' });
    const { id, reference, received_at, quarantine, captcha_response, ...wireFields } = email;
    await transport.deliver(composeLeadEmail(email, SAMPLE_SENDER), never);
    expect(received).toMatchObject([{ path: '/api/v1.0/email/send', headers: { 'content-type': 'application/json' } }]);
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({
      service_id: 'service',
      template_id: 'template',
      user_id: 'public',
      accessToken: 'private',
      template_params: {
        ...wireFields,
        'g-recaptcha-response': 'token',
        reference: email.reference,
        subject: emailSubject(email),
      },
    });
  });

  test('omits the private key and the captcha response when there are none', async () => {
    const { transport, received } = await openEmailjs(respond(200));
    await transport.deliver(sampleMail(), never);
    const sent = JSON.parse(received[0]?.body ?? '');
    expect(sent).not.toHaveProperty('accessToken');
    expect(sent.template_params).not.toHaveProperty('g-recaptcha-response');
  });

  test('breaks encoded words in every field that a template may put into a header', async () => {
    const { transport, received } = await openEmailjs(respond(200));
    const typed = '=?utf-8?Q?Banco=0D=0A?=';
    const lines = { from_name: typed, from_phone: typed, from_serviceid: typed, from_service: typed };
    await transport.deliver(sampleMail(lines), never);
    expect(received[0]?.body).toContain('= ?utf-8?Q?Banco');
    expect(received[0]?.body).not.toContain('=?');
  });

  test('sends multipart form data when the JSON would exceed the limit', async () => {
    const { transport, received } = await openEmailjs(respond(200));
    await transport.deliver(sampleMail({ message: 'ñ'.repeat(30_000) }), never);
    expect(received[0]?.path).toBe('/api/v1.0/email/send-form');
    const type = received[0]?.headers['content-type'] ?? '';
    const form = await new Response(received[0]?.body, { headers: { 'content-type': type } }).formData();
    expect(form.get('service_id')).toBe('service');
    expect(form.get('from_name')).toBe(sampleMailedLead().from_name);
    expect(form.get('message')).toHaveLength(30_000);
  });

  test.each([
    [400, true],
    [403, true],
    [404, true],
    [412, false],
    [423, false],
    [429, false],
    [451, false],
    [500, false],
    [503, false],
  ])('reports status %d (permanent rejection: %s)', async (status, refused) => {
    const { transport } = await openEmailjs(respond(status, 'canary'));
    const failure = transport.deliver(sampleMail(), never);
    await expect(failure).rejects.toMatchObject({ name: 'DeliveryError', code: String(status), refused });
  });

  test.each<[string, string, string]>([
    ['an HTML page', '<!doctype html><title>Mantenimiento</title>', 'not OK'],
    ['an empty body', '', 'not OK'],
    ['an oversized body', `OK${' '.repeat(64 * 1024)}`, 'too large'],
  ])('does not count a 200 with %s as sent', async (_name, text, code) => {
    const { transport } = await openEmailjs(respond(200, text));
    const failure = transport.deliver(sampleMail(), never);
    await expect(failure).rejects.toMatchObject({ name: 'DeliveryError', code, refused: false });
  });

  test('counts a 200 with OK and a line break as sent', async () => {
    const { transport } = await openEmailjs(respond(200, 'OK\n'));
    await transport.deliver(sampleMail(), never);
  });

  test('times out after 20 s, and stops at once when aborted', async () => {
    const { transport, clock, received } = await openEmailjs(hang);
    const late = transport.deliver(sampleMail(), never);
    late.catch(() => {});
    await vi.waitFor(() => expect(received).toHaveLength(1), WAIT);
    clock.advance(20_000);
    await expect(late).rejects.toMatchObject({ code: 'timeout' });
    const stop = new AbortController();
    const stopped = transport.deliver(sampleMail(), stop.signal);
    stopped.catch(() => {});
    await vi.waitFor(() => expect(received).toHaveLength(2), WAIT);
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ name: 'DeliveryError' });
  });

  test('sends at most one request a second, in order', async () => {
    const { transport, clock, received } = await openEmailjs(respond(200));
    const all = ['1', '2', '3'].map((reference) => transport.deliver(sampleMail({ reference }), never));
    for (let sent = 1; sent <= 3; sent += 1) {
      await all[sent - 1];
      clock.advance(999);
      await setImmediate();
      expect(received.map(({ body }) => JSON.parse(body).template_params.reference)).toHaveLength(sent);
      clock.advance(1);
    }
    expect(received.map(({ body }) => JSON.parse(body).template_params.reference)).toEqual(['1', '2', '3']);
  });

  test('throttles by one second even when the clock is set back', async () => {
    const { transport, clock, received } = await openEmailjs(respond(200));
    await transport.deliver(sampleMail(), never);
    clock.set(-24 * 60 * 60_000);
    const second = transport.deliver(sampleMail(), never);
    await setImmediate();
    clock.advance(1_000);
    await second;
    expect(received).toHaveLength(2);
  });

  test('does not send an email that is aborted while throttled', async () => {
    const { transport, received } = await openEmailjs(respond(200));
    await transport.deliver(sampleMail(), never);
    const stop = new AbortController();
    const waiting = transport.deliver(sampleMail(), stop.signal);
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'stopped' });
    expect(received).toHaveLength(1);
  });
});
