import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commitPublication } from '../../../server/editor/commit.ts';
import { openStore } from '../../../server/store/store.ts';
import { newVisitor, postForm } from '../../harness/contact-form.ts';
import { emailsFrom, waitForEmail } from '../../harness/emails.ts';
import { openMailServer } from '../../harness/mail-server.ts';
import { tempFolder } from '../../harness/resources.ts';
import { type Run, runNpm } from '../../harness/server.ts';
import { seedLeads } from '../../harness/unit/seed-leads.ts';
import { WAIT } from '../../harness/until.ts';

/** Runs `npm start` with its own data; killed with the test. */
function start(env: Readonly<Record<string, string>> = {}, folder = tempFolder(onTestFinished)): Run {
  const run = runNpm('start', { DATA_DIR: join(folder, 'data'), ...env });
  onTestFinished(run.kill);
  return run;
}

test('what waits when the server starts is sent to the address that is published', async () => {
  const folder = tempFolder(onTestFinished);
  const data = join(folder, 'data');
  const mailServer = await openMailServer(onTestFinished);
  const path = 'content/company.yaml';
  const text = readFileSync(path, 'utf8').replace(/^email: .*/m, 'email: nuevo@correo.example');
  {
    await using store = await openStore({ DATA_DIR: data });
    await seedLeads(store, 1, Date.now(), () => ({ delivery: { state: 'pending', sent_at: null, next_at: 0 } }));
    const ground = () => ({ text: readFileSync(path, 'utf8'), picture: null });
    const how = { base: 0, device: '', now: Date.now(), groundOf: ground };
    await commitPublication(store, { ...how, files: [{ path, text, picture: null }] });
  }
  await start({ SMTP_URL: mailServer.url }, folder).listening;
  await vi.waitFor(() => expect(mailServer.emails.map(({ to }) => to)).toEqual([['nuevo@correo.example']]), WAIT);
});

test('Ctrl-C while an email is being sent stops the server with exit code 0, and the email arrives once', async () => {
  const folder = tempFolder(onTestFinished);
  const emails = join(folder, 'emails');
  mkdirSync(emails);
  const mailServer = await openMailServer(onTestFinished, emails);
  // The mail server confirms the email only after the site has begun to stop.
  const confirm = Promise.withResolvers<void>();
  mailServer.fault = { at: 'message', until: confirm.promise };
  const [visitor, later] = [newVisitor(), newVisitor()];
  const first = start({ SMTP_URL: mailServer.url }, folder);
  const url = await first.listening;
  await postForm(url, { from_email: visitor });
  await vi.waitFor(() => expect(mailServer.faultsInjected).toBe(1), WAIT);
  first.signalAll('SIGINT');
  await vi.waitFor(() => expect(fetch(url, { headers: { connection: 'close' } })).rejects.toThrow(), WAIT);
  confirm.resolve();
  expect(await first.exit).toBe(0);

  mailServer.fault = undefined;
  const second = start({ SMTP_URL: mailServer.url }, folder);
  await postForm(await second.listening, { from_email: later });
  await waitForEmail(emails, later);
  expect(await emailsFrom(emails, visitor)).toHaveLength(1);
  expect(await second.stop()).toBe(0);
});
