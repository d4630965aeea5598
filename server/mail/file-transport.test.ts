import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { sampleMail } from '../../tests/harness/unit/sample-mail.ts';
import { fileTransport } from './file-transport.ts';
import { leadEmail } from './words.ts';

const never = new AbortController().signal;

test('fileTransport writes a private .eml atomically and replaces it on a second attempt', async () => {
  const folder = join(tempFolder(), 'outbox');
  const transport = fileTransport(folder);
  await transport.deliver(sampleMail(), never);
  await transport.deliver(sampleMail(), never);
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
  const sent = fileTransport(file).deliver(sampleMail(), never);
  await expect(sent).rejects.toMatchObject({ name: 'DeliveryError', code: expect.stringMatching(/EEXIST|ENOTDIR/) });
});
