import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { WAIT } from '../../tests/harness/until.ts';
import { openOutboxBench, slowTransport } from '../testing/outbox-bench.ts';
import { sampleLetter } from '../testing/sample-letter.ts';
import { STORE_KINDS } from '../testing/test-stores.ts';
import { composeAcknowledgement } from './acknowledgement.ts';
import { smtpTransport } from './smtp-transport.ts';
import { DeliveryError } from './transport.ts';

const CORRESPONDENTS = { from: 'sitio@ilalo.example', to: 'hola@ilalo.example' };
const never = new AbortController().signal;

test('goes to the visitor alone, is known as automatic, and carries nothing that was typed', async () => {
  const mailServer = await openMailServer(onTestFinished);
  const transport = smtpTransport(mailServer.url, (letter) => composeAcknowledgement(letter, CORRESPONDENTS));
  const typed = { from_name: 'CANARIO <b>', message: 'CANARIO', from_phone: 'CANARIO', from_service: 'CANARIO' };
  await transport.deliver(sampleLetter(typed), never);
  await transport.deliver(sampleLetter(typed), never);
  const [first, second] = mailServer.letters;
  expect(first).toMatchObject({
    from: 'sitio@ilalo.example',
    to: ['maria@correo.example'],
    mail: {
      messageId: '<ack-6f1c1f5e-4c7b-4a55-9d3c-0d7f9a1b2c3d@ilalo.example>',
      subject: 'Recibimos su solicitud IL-7F3K2Q',
      from: { name: 'Ilaló', address: 'sitio@ilalo.example' },
      to: [{ address: 'maria@correo.example' }],
      replyTo: [{ name: 'Ilaló', address: 'hola@ilalo.example' }],
    },
  });
  expect(second?.mail.messageId).toBe(first?.mail.messageId);
  expect(first?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(first?.mail.text).toContain('IL-7F3K2Q');
  expect(first?.mail.html).toContain('IL-7F3K2Q');
  expect(JSON.stringify(first)).not.toContain('CANARIO');
});

describe.each(STORE_KINDS)('an acknowledgement on %s', (kind) => {
  test('that hangs or fails never delays a letter', async () => {
    const bench = await openOutboxBench(kind);
    const slow = slowTransport();
    const sent: string[] = [];
    const references: string[] = [];
    for (let n = 0; n < 6; n += 1) references.push(await bench.addLead({ acknowledged: true }));
    bench.startWorkerOf('ack', slow.deliver);
    await vi.waitFor(() => expect(slow.letters).toHaveLength(1), WAIT);
    bench.startWorker(async ({ reference }) => {
      sent.push(reference);
    });
    await vi.waitFor(() => expect(sent.toSorted()).toEqual(references.toSorted()), WAIT);
    expect(slow.letters).toHaveLength(1);
  });

  test('to an address that does not exist is given up, and nobody is alarmed', async () => {
    const bench = await openOutboxBench(kind);
    await bench.addLead({ acknowledged: true });
    const refuse = vi.fn(() => Promise.reject(new DeliveryError('550', { refused: true })));
    bench.startWorkerOf('ack', refuse);
    await vi.waitFor(async () => {
      const rows = await bench.store.selectFrom('outbox').select(['kind', 'state']).orderBy('kind').execute();
      expect(rows).toEqual([
        { kind: 'ack', state: 'dead' },
        { kind: 'letter', state: 'pending' },
      ]);
    }, WAIT);
    expect(refuse).toHaveBeenCalledOnce();
  });

  test('that fails in passing is tried again', async () => {
    const bench = await openOutboxBench(kind);
    await bench.addLead({ acknowledged: true });
    const deliver = vi.fn().mockRejectedValueOnce(new DeliveryError('451')).mockResolvedValue(undefined);
    bench.startWorkerOf('ack', deliver);
    await vi.waitFor(() => expect(bench.lines.join('')).toContain('letter not sent'), WAIT);
    await bench.rest();
    await bench.advance(10_000);
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledTimes(2), WAIT);
  });
});
