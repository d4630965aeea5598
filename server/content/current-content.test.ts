import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { sampleMailedLead } from '../../tests/harness/unit/sample-mail.ts';
import { sendMessage } from '../../tests/harness/unit/send-contact.ts';
import { openTestApp } from '../../tests/harness/unit/test-app.ts';
import { content, testEnv } from '../../tests/harness/unit/test-content.ts';
import { composeLeadEmail } from '../mail/lead-email.ts';
import { senderOf } from '../mail/mail.ts';
import { openTransports } from '../mail/transports.ts';

const first = content();
const second: Content = {
  ...first,
  company: { ...first.company, name: 'Estudio Tilo', email: 'hola@tilo.example', referencePrefix: 'ZZ' },
  catalogue: { ...first.catalogue, overviewAliases: ['novedades'] },
  palette: { ...first.palette, maiz: '#123456' },
  requestProblems: { ...first.requestProblems, notFound: 'Nada por aquí' },
};

test('a replaced content applies to the next request: words, references and addresses', async () => {
  let current = first;
  const { app } = await openTestApp({ content: () => current });
  const read = async () => ({
    error: (await app.inject('/api/v2/none')).json().error,
    prefix: (await sendMessage(app)).json().reference.slice(0, 2),
    alias: (await app.inject(`${routes.services}/novedades`)).statusCode,
  });
  const { referencePrefix: prefix } = first.company;
  expect(await read()).toEqual({ error: first.requestProblems.notFound, prefix, alias: 404 });
  current = second;
  expect(await read()).toEqual({ error: 'Nada por aquí', prefix: 'ZZ', alias: 200 });
});

test('a replaced content applies to the next email: sender and recipient', async () => {
  let current = first;
  const DATA_DIR = tempFolder();
  const env = testEnv({ DATA_DIR });
  const [transport] = openTransports(env, new FakeClock());
  const send = async () => {
    const email = composeLeadEmail(sampleMailedLead(), senderOf(env, current));
    await transport?.deliver(email, new AbortController().signal);
    const { from, to, html } = await PostalMime.parse(readFileSync(join(DATA_DIR, `outbox/${email.reference}.eml`)));
    return { name: from?.name, to: to?.[0]?.address, isRecoloured: html?.includes('bgcolor="#123456"') };
  };
  expect(await send()).toEqual({ name: first.company.name, to: first.company.email, isRecoloured: false });
  current = second;
  expect(await send()).toEqual({ name: 'Estudio Tilo', to: 'hola@tilo.example', isRecoloured: true });
});
