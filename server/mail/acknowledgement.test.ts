import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fill } from '../../domain/content/fill.ts';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { acknowledgement as words } from '../../tests/harness/unit/our-content.ts';
import { openOutboxBench } from '../../tests/harness/unit/outbox-bench.ts';
import { SAMPLE_SENDER, sampleMailedLead } from '../../tests/harness/unit/sample-mail.ts';
import { goodFields } from '../../tests/harness/unit/test-app.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { DeliveryError } from '../outbox/transport.ts';
import type { MailedLead, OutboxKind } from '../store/tables.ts';
import { composeAcknowledgement } from './acknowledgement.ts';
import { smtpTransport } from './smtp-transport.ts';

const DAY_MS = 24 * 60 * 60_000;
const never = new AbortController().signal;

test('an acknowledgement goes only to the visitor, is marked as automatic, and quotes nothing typed', async () => {
  const mailServer = await openMailServer(onTestFinished);
  const transport = smtpTransport(mailServer.url);
  const compose = (typed: Partial<MailedLead>) => composeAcknowledgement(sampleMailedLead(typed), SAMPLE_SENDER, words);
  const typed = { from_name: 'CANARIO <b>', message: 'CANARIO', from_phone: 'CANARIO', from_service: 'CANARIO' };
  await transport.deliver(compose(typed), never);
  await transport.deliver(compose(typed), never);
  const [first, second] = mailServer.emails;
  expect(first).toMatchObject({
    from: 'sitio@tilo.example',
    to: ['maria@correo.example'],
    mail: {
      messageId: '<ack-6f1c1f5e-4c7b-4a55-9d3c-0d7f9a1b2c3d@tilo.example>',
      subject: fill(words.subject, { reference: 'TL-7F3K2Q' }),
      from: { name: SAMPLE_SENDER.name, address: 'sitio@tilo.example' },
      to: [{ address: 'maria@correo.example' }],
      replyTo: [{ name: SAMPLE_SENDER.name, address: 'hola@tilo.example' }],
    },
  });
  expect(second?.mail.messageId).toBe(first?.mail.messageId);
  expect(first?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(first?.mail.text).toContain('TL-7F3K2Q');
  expect(first?.mail.html).toContain('TL-7F3K2Q');
  expect(JSON.stringify(first)).not.toContain('CANARIO');
});

describe.each(STORE_KINDS)('acknowledgements to the same mailbox on %s', (kind) => {
  const open = async () => {
    const bench = await openOutboxBench(kind);
    const ask = (from_email: string) => bench.addLead({ acknowledge: true, message: { ...goodFields, from_email } });
    const countOf = async (wanted: OutboxKind) => {
      const rows = await bench.store.selectFrom('outbox').select('id').where('kind', '=', wanted).execute();
      return rows.length;
    };
    return { ...bench, ask, countOf };
  };

  test('are sent once a day, however the address is spelled; the agency gets an email for every lead', async () => {
    const { ask, countOf, advance } = await open();
    const same = ['a_b@x.example', 'A_B@X.example', 'a_b+1@x.example', 'a_b+2+3@x.example'];
    for (const email of same) await ask(email);
    expect([await countOf('ack'), await countOf('email')]).toEqual([1, 4]);
    for (const email of ['axb+1@x.example', '+1@x.example', 'a_b@y.example']) await ask(email);
    expect([await countOf('ack'), await countOf('email')]).toEqual([4, 7]);
    await advance(DAY_MS - 1);
    await ask(same[0] ?? '');
    expect(await countOf('ack')).toBe(4);
    await advance(1);
    await ask(same[0] ?? '');
    expect(await countOf('ack')).toBe(5);
  });

  test('are sent once for parallel messages', async () => {
    const { ask, countOf } = await open();
    await Promise.all(Array.from({ length: 8 }, () => ask('a@x.example')));
    expect([await countOf('ack'), await countOf('email')]).toEqual([1, 8]);
  });

  test('are not postponed by a clock that was ahead', async () => {
    const { ask, countOf, set } = await open();
    await set(100 * DAY_MS);
    await ask('a@x.example');
    await set(-100 * DAY_MS);
    await ask('a@x.example');
    expect(await countOf('ack')).toBe(2);
  });
});

describe.each(STORE_KINDS)('an acknowledgement on %s', (kind) => {
  test('to an address that does not exist is given up at once, without affecting the lead email', async () => {
    const bench = await openOutboxBench(kind);
    await bench.addLead({ acknowledge: true });
    const refuse = vi.fn(() => Promise.reject(new DeliveryError('550', { refused: true, recipientRefused: true })));
    bench.startWorkerOf('ack', refuse);
    await vi.waitFor(async () => {
      const rows = await bench.store.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute();
      expect(rows).toEqual([
        { kind: 'ack', state: 'dead' },
        { kind: 'email', state: 'pending' },
      ]);
    }, WAIT);
    expect(refuse).toHaveBeenCalledOnce();
  });

  test.each([
    ['a transient failure', new DeliveryError('451'), 10_000],
    ['a refused sign-in', new DeliveryError('535', { refused: true }), 5 * 60_000],
  ])('is retried after %s', async (_, failure, waitMs) => {
    const bench = await openOutboxBench(kind);
    await bench.addLead({ acknowledge: true });
    const deliver = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
    bench.startWorkerOf('ack', deliver);
    await vi.waitFor(() => expect(bench.lines.join('')).toContain('email not sent'), WAIT);
    await bench.rest();
    await bench.advance(waitMs);
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(2), WAIT);
  });
});
