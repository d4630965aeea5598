import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { mailHref } from '../../domain/routes.ts';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { SAMPLE_SENDER, sampleMail } from '../../tests/harness/unit/sample-mail.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { smtpOptions, smtpTransport } from './smtp-transport.ts';
import { leadEmail as words } from './words.ts';

const AGENCY = SAMPLE_SENDER.name;
const never = new AbortController().signal;

describe('smtpTransport', () => {
  test('sends one email to one recipient, with the visitor in Reply-To', async () => {
    const mailServer = await openMailServer(onTestFinished);
    expect(await smtpTransport(mailServer.url).deliver(sampleMail(), never)).toMatch(/^250 /);
    expect(mailServer.emails).toHaveLength(1);
    expect(mailServer.emails[0]).toMatchObject({
      from: 'sitio@tilo.example',
      to: ['hola@tilo.example'],
      mail: {
        messageId: '<6f1c1f5e-4c7b-4a55-9d3c-0d7f9a1b2c3d@tilo.example>',
        subject: words.subject('María Quishpe', 'Sitio II'),
        from: { name: AGENCY, address: 'sitio@tilo.example' },
        to: [{ address: 'hola@tilo.example' }],
        replyTo: [{ name: 'María Quishpe', address: 'maria@correo.example' }],
        date: '2026-11-21T17:05:00.000Z',
      },
    });
    const { text, html } = mailServer.emails[0]?.mail ?? {};
    for (const part of [text, html]) {
      for (const fact of ['María Quishpe', '+593 99 000 0000', 'TL-7F3K2Q', 'Sitio II', 'para mi panadería.']) {
        expect(part).toContain(fact);
      }
    }
    expect(html).toContain(
      `href="${mailHref('maria@correo.example', { subject: words.replySubject(AGENCY, 'TL-7F3K2Q') })}"`,
    );
  });

  describe('at a remote server without TLS', () => {
    // On Linux this address reaches this machine, but is not a loopback address.
    const open = async (query = '') => {
      const mailServer = await openMailServer(onTestFinished);
      const url = `${mailServer.url.replace('127.0.0.1', '0.0.0.0')}${query}`;
      const sent = smtpTransport(url).deliver(sampleMail(), never);
      return { mailServer, sent };
    };

    test('sends neither password nor email', async () => {
      const { mailServer, sent } = await open();
      await expect(sent).rejects.toMatchObject({ name: 'DeliveryError' });
      expect(mailServer.signIns).toBe(0);
      expect(mailServer.emails).toEqual([]);
    });

    test('sends neither to a server with a self-signed certificate', async () => {
      const mailServer = await openMailServer(onTestFinished);
      mailServer.offersTls = true;
      // smtp-server warns of its own certificate.
      const warning = vi.spyOn(console, 'error').mockReturnValue();
      await mailServer.shut();
      await mailServer.open();
      warning.mockClear();
      const sent = smtpTransport(mailServer.url).deliver(sampleMail(), never);
      await expect(sent).rejects.toMatchObject({ name: 'DeliveryError', code: 'CERT_HAS_EXPIRED' });
      expect([mailServer.signIns, mailServer.emails.length]).toEqual([0, 0]);
    });

    test.each(['?requireTLS=false', '?ignoreTLS=true'])('sends when the URL says %s', async (query) => {
      const { mailServer, sent } = await open(query);
      await sent;
      expect([mailServer.signIns, mailServer.emails.length]).toEqual([1, 1]);
    });
  });

  test.each([
    ['smtp://u:p@mail.example:587', true],
    ['smtp://localhost.evil.example', true],
    ['smtp://192.168.1.2', true],
    ['smtp://127.0.0.1:2525', undefined],
    ['smtp://localhost', undefined],
    ['smtp://[::1]:25', undefined],
  ])('%s requires TLS: %s', (url, requireTLS) => {
    expect(smtpOptions(url)).toEqual({ url, ...(requireTLS && { requireTLS }) });
  });

  const injection =
    'x\r\nBcc: spy@evil.example\r\nTo: spy@evil.example\r\n\r\n<script>canary()</script>" <spy@evil.example>,';
  test.each(['from_name', 'from_email', 'from_phone', 'message', 'from_serviceid', 'from_service'] as const)(
    'takes no header, recipient or markup from %s',
    async (field) => {
      const mailServer = await openMailServer(onTestFinished);
      await smtpTransport(mailServer.url).deliver(sampleMail({ [field]: injection }), never);
      const [email] = mailServer.emails;
      expect(email?.to).toEqual(['hola@tilo.example']);
      expect(email?.mail.bcc).toBeUndefined();
      expect(email?.mail.to).toEqual([{ name: '', address: 'hola@tilo.example' }]);
      expect(email?.mail.from).toMatchObject({ address: 'sitio@tilo.example' });
      expect(email?.raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|cc):/im);
      expect(email?.mail.html).not.toContain('<script>');
    },
  );

  test.each([
    ['line breaks', '=?utf-8?Q?Banco=0D=0ABcc:_v=40evil.ec?='],
    ['bidirectional characters', '=?utf-8?B?4oCucm9kaW1yZXY=?='],
    ['a word in two parts', '=?utf-8?Q?Ban?= =?utf-8?Q?co?='],
    ['one encoded word inside another', '=?=?utf-8?Q?x?=utf-8?Q?Banco?='],
  ])('shows encoded words from a visitor as plain text: %s', async (_name, typed) => {
    const mailServer = await openMailServer(onTestFinished);
    const email = sampleMail({ from_name: typed, from_service: typed });
    await smtpTransport(mailServer.url).deliver(email, never);
    const { mail } = mailServer.emails[0] ?? {};
    const shown = typed.replaceAll('=?', '= ?');
    expect(mail?.replyTo?.[0]?.name).toBe(shown);
    expect(mail?.subject).toBe(words.subject(shown, shown.replaceAll('_', ' ')));
  });

  test.each([
    ['greeting', 421, false],
    ['recipient', 451, false],
    ['recipient', 550, true],
    ['sender', 554, true],
  ] as const)('reports the reply to the %s, %i (permanent rejection: %s)', async (at, code, refused) => {
    const mailServer = await openMailServer(onTestFinished);
    mailServer.fault = { at, code };
    const sent = smtpTransport(mailServer.url).deliver(sampleMail(), never);
    const recipientRefused = refused && at === 'recipient';
    await expect(sent).rejects.toMatchObject({ name: 'DeliveryError', code: `${code}`, refused, recipientRefused });
  });

  test('says when the server has the email whole, which may answer later', async () => {
    const mailServer = await openMailServer(onTestFinished);
    const answer = Promise.withResolvers<void>();
    mailServer.fault = { at: 'message', until: answer.promise };
    const onWhole = vi.fn(() => answer.resolve());
    await smtpTransport(mailServer.url).deliver(sampleMail(), never, onWhole);
    expect(onWhole).toHaveBeenCalledOnce();
  });

  test('reports a refused connection', async () => {
    const sent = smtpTransport('smtp://127.0.0.1:1').deliver(sampleMail(), never);
    await expect(sent).rejects.toMatchObject({ name: 'DeliveryError', refused: false });
  });

  test('closes the connection when aborted', async () => {
    const stop = new AbortController();
    const mailServer = await openMailServer(onTestFinished);
    mailServer.fault = { at: 'sender', hang: true };
    const sent = smtpTransport(mailServer.url).deliver(sampleMail(), stop.signal);
    const failure = expect(sent).rejects.toMatchObject({ name: 'DeliveryError' });
    await vi.waitFor(() => expect(mailServer.faultsInjected).toBe(1), WAIT);
    stop.abort();
    await failure;
    expect(mailServer.emails).toEqual([]);
  });
});
