import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMailServer } from '../../tests/harness/mail-server.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { runInPipe } from '../../tests/harness/unit/run-leads.ts';
import { usageProblems, alertWords as words } from './words.ts';

const TASK = 'ilalo-backup.service';
const CONTACT_TO = 'agencia@correo.example';

test('`leads alert` reports a failed task by email, without a store', async () => {
  const mailServer = await openMailServer(onTestFinished);
  const variables = { DATA_DIR: '/nowhere', SMTP_URL: mailServer.url, CONTACT_TO };
  const result = await runInPipe(['alert', TASK], variables);
  expect(result).toMatchObject({ code: 0, output: `${words.sent(CONTACT_TO)}\n`, errors: '' });
  const [email] = mailServer.emails;
  expect(email?.to).toEqual([CONTACT_TO]);
  expect(email?.mail.subject).toBe(words.subject(TASK));
  for (const paragraph of words.paragraphs(TASK, hostname())) expect(email?.mail.text).toContain(paragraph);
});

test('`leads alert` uses the next transport when one fails, and fails when none is left', async () => {
  const mailServer = await openMailServer(onTestFinished);
  mailServer.fault = { at: 'recipient', code: 550 };
  const folder = tempFolder();
  const smtp = { DATA_DIR: folder, SMTP_URL: mailServer.url };
  expect(await runInPipe(['alert', TASK], smtp)).toMatchObject({ code: 1, errors: `${words.notSent('smtp: 550')}\n` });
  expect(await runInPipe(['alert', TASK], { ...smtp, MAIL_TRANSPORT: 'smtp,file' })).toMatchObject({ code: 0 });
  const [name = ''] = readdirSync(join(folder, 'outbox'));
  expect(readFileSync(join(folder, 'outbox', name), 'utf8')).toContain(TASK);
});

test('`leads alert` tells of a failing task at most once a day', async () => {
  const mailServer = await openMailServer(onTestFinished);
  const folder = tempFolder();
  const alert = (task: string) => runInPipe(['alert', task], { DATA_DIR: folder, SMTP_URL: mailServer.url });
  for (const task of [TASK, TASK, 'ilalo-doctor.service', TASK]) expect(await alert(task)).toMatchObject({ code: 0 });
  expect(mailServer.emails).toHaveLength(2);
  for (const name of readdirSync(join(folder, 'alerts')))
    writeFileSync(join(folder, 'alerts', name), String(Date.now() - 24 * 3_600_000));
  await alert(TASK);
  expect(mailServer.emails).toHaveLength(3);
  writeFileSync(join(folder, 'alerts', TASK.replace('.', '-')), String(Date.now() + 365 * 24 * 3_600_000));
  await alert(TASK);
  expect(mailServer.emails, 'after the clock was ahead').toHaveLength(4);
});

test('`leads alert` without the name of a task reports that it is missing', async () => {
  expect(await runInPipe(['alert'], {})).toMatchObject({ code: 2, errors: `${usageProblems.taskMissing}\n` });
});
