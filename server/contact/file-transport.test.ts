import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { tempFolder } from '../testing/fixture-dist.ts';
import { sampleLetter } from '../testing/sample-letter.ts';
import { fileTransport } from './file-transport.ts';

const CORRESPONDENTS = { from: 'sitio@ilalo.example', to: 'hola@ilalo.example' };
const never = new AbortController().signal;

test('fileTransport writes a private .eml atomically; a repeat replaces it', async () => {
  const folder = join(tempFolder(), 'outbox');
  const transport = fileTransport(folder, CORRESPONDENTS);
  await transport.deliver(sampleLetter(), never);
  await transport.deliver(sampleLetter(), never);
  expect(readdirSync(folder)).toEqual(['IL-7F3K2Q.eml']);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const path = join(folder, 'IL-7F3K2Q.eml');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await PostalMime.parse(readFileSync(path))).toMatchObject({
    subject: 'Nueva solicitud de María Quishpe: SPA Nivel II',
    replyTo: [{ address: 'maria@correo.example' }],
    text: expect.stringContaining('para mi panadería.'),
  });
});

test('fileTransport reports the file system error', async () => {
  const file = join(tempFolder(), 'taken');
  writeFileSync(file, '');
  const sent = fileTransport(file, CORRESPONDENTS).deliver(sampleLetter(), never);
  await expect(sent).rejects.toMatchObject({ name: 'DeliveryError', code: expect.stringMatching(/EEXIST|ENOTDIR/) });
});
