import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { tempFolder } from '../../testing/fixture-dist.ts';
import { palette } from '../../testing/our-content.ts';
import { sampleLeadEmail } from '../../testing/sample-lead-email.ts';
import { fileTransport } from './file-transport.ts';
import { composeEmail } from './lead-email.ts';
import type { LeadEmail } from './transport.ts';
import { leadEmail } from './words.ts';

const ADDRESSES = { name: 'Tilo', palette, from: 'sitio@tilo.example', to: 'hola@tilo.example' };
const compose = (email: LeadEmail) => composeEmail(email, ADDRESSES);
const never = new AbortController().signal;

test('fileTransport writes a private .eml atomically and replaces it on a second attempt', async () => {
  const folder = join(tempFolder(), 'outbox');
  const transport = fileTransport(folder, compose);
  await transport.deliver(sampleLeadEmail(), never);
  await transport.deliver(sampleLeadEmail(), never);
  expect(readdirSync(folder)).toEqual(['TL-7F3K2Q.eml']);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const path = join(folder, 'TL-7F3K2Q.eml');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await PostalMime.parse(readFileSync(path))).toMatchObject({
    subject: leadEmail.subject('María Quishpe', 'Sitio II'),
    replyTo: [{ address: 'maria@correo.example' }],
    text: expect.stringContaining('para mi panadería.'),
  });
});

test('fileTransport reports the error code of the disk', async () => {
  const file = join(tempFolder(), 'taken');
  writeFileSync(file, '');
  const sent = fileTransport(file, compose).deliver(sampleLeadEmail(), never);
  await expect(sent).rejects.toMatchObject({ name: 'DeliveryError', code: expect.stringMatching(/EEXIST|ENOTDIR/) });
});
