import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { tempFolder } from '../../testing/fixture-dist.ts';
import { acknowledgement, palette } from '../../testing/our-content.ts';
import { sampleLeadEmail } from '../../testing/sample-lead-email.ts';
import { attemptDelivery } from '../outbox/attempt.ts';
import { composeAcknowledgement } from './acknowledgement.ts';
import { fileTransport } from './file-transport.ts';
import { composeEmail } from './lead-email.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { LeadEmail } from './transport.ts';

const ADDRESSES = { name: 'Tilo', palette, from: 'sitio@correo.example', to: 'buzon@correo.example' };
const INCOMPLETE = [
  ['no-recipient', { ...ADDRESSES, to: '' }],
  ['no-recipient', { ...ADDRESSES, to: 'hola arroba correo' }],
  ['no-sender', { ...ADDRESSES, from: '' }],
] as const;
const never = new AbortController().signal;

describe.each(INCOMPLETE)('an email with %s (%j)', (code, addresses) => {
  const folder = join(tempFolder(), 'outbox');
  // Nothing listens on this port: an attempt to connect would fail with ECONNREFUSED.
  const compose = (email: LeadEmail) => composeEmail(email, addresses);
  const smtp = smtpTransport('smtp://127.0.0.1:1', compose);

  test.each([smtp, fileTransport(folder, compose)])(
    'is rejected by $name before anything is sent or written',
    async (transport) => {
      const failure = await attemptDelivery(transport, sampleLeadEmail(), new FakeClock(), never);
      expect(failure).toMatchObject({ name: 'DeliveryError', code });
      expect(existsSync(folder)).toBe(false);
    },
  );
});

test('an acknowledgement needs a sender', () => {
  expect(() => composeAcknowledgement(sampleLeadEmail(), { ...ADDRESSES, from: '' }, acknowledgement)).toThrow(
    'no-sender',
  );
});
