import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { acknowledgement } from '../../tests/harness/unit/our-content.ts';
import { SAMPLE_SENDER, sampleMail, sampleMailedLead } from '../../tests/harness/unit/sample-mail.ts';
import { attemptDelivery } from '../outbox/transport.ts';
import { composeAcknowledgement } from './acknowledgement.ts';
import { fileTransport } from './file-transport.ts';
import { mimeOf } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

const INCOMPLETE = [
  ['no-recipient', { to: '' }],
  ['no-recipient', { to: 'hola arroba correo' }],
  ['no-sender', { from: '' }],
] as const;
const never = new AbortController().signal;

describe.each(INCOMPLETE)('an email with %s (%j)', (code, addresses) => {
  const folder = join(tempFolder(), 'outbox');
  // Nothing listens on this port: an attempt to connect would fail with ECONNREFUSED.
  const transports = [smtpTransport('smtp://127.0.0.1:1'), fileTransport(folder)];

  test.each(transports)('is rejected by $name before anything is sent or written', async (transport) => {
    const { failure } = await attemptDelivery(transport, sampleMail({}, addresses), new FakeClock(), never);
    expect(failure).toMatchObject({ name: 'DeliveryError', code });
    expect(existsSync(folder)).toBe(false);
  });
});

test('an acknowledgement needs a sender', () => {
  const mail = composeAcknowledgement(sampleMailedLead(), { ...SAMPLE_SENDER, from: '' }, acknowledgement);
  expect(() => mimeOf(mail)).toThrow('no-sender');
});
