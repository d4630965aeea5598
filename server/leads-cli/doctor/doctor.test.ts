import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openLoopback } from '../../../tests/harness/loopback.ts';
import { openMailServer } from '../../../tests/harness/mail-server.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { company } from '../../../tests/harness/unit/our-content.ts';
import { openTool, runInPipe, runOnTerminal, variablesFor } from '../../../tests/harness/unit/run-leads.ts';
import { type LeadChange, seedLeads } from '../../../tests/harness/unit/seed-leads.ts';
import { newStorePlace, openStoreAt, STORE_KINDS, type StoreKind } from '../../../tests/harness/unit/test-stores.ts';
import { isPostgres } from '../../store/dialect.ts';
import { beat } from '../../store/server-heartbeat.ts';
import { SqliteFileAdapter } from '../../store/sqlite.ts';
import type { StorePlace } from '../../store/store.ts';
import type { Store } from '../../store/tables.ts';
import { storeProblems, testEmail, doctorWords as words } from '../words.ts';

const { checks } = words;
/** Pattern of a line of the report: mark, name and text, in which `…` stands for anything. */
const line = (mark: string, name: string, text: string) =>
  new RegExp(`^${mark} ${RegExp.escape(name)} +${RegExp.escape(text).replaceAll('…', '.*')}$`, 'm');

const HOUR_MS = 3_600_000;
const SERVER = 'http://127.0.0.1:4321 (servidor)';

/** Overrides what PostgreSQL says of `fsync` in the schema of this test: that of the tests is off. */
async function claimFsync(store: Store, value: 'on' | 'off') {
  if (!isPostgres(store)) return;
  const body = `select case name when 'fsync' then '${value}' else pg_catalog.current_setting(name) end`;
  const head = sql`create or replace function current_setting(name text) returns text language sql`;
  await sql`${head} as ${sql.lit(body)}`.execute(store);
}

/** A store with three sent leads, changed by `change`. */
async function openPlace(kind: StoreKind, change: LeadChange = {}) {
  const place: StorePlace = { ...(await newStorePlace(kind)), DATA_DIR: tempFolder() };
  const { store, variables } = await openTool(kind, place);
  await claimFsync(store, 'on');
  await seedLeads(store, 3, Date.now() - HOUR_MS, () => change);
  await beat(store, Date.now(), { id: 'one', address: SERVER });
  return { store, folder: place.DATA_DIR, variables };
}

describe.each(STORE_KINDS)('doctor on %s', (kind) => {
  test('reports no problems for a healthy store', async () => {
    const { variables } = await openPlace(kind);
    const mailServer = await openMailServer(onTestFinished);
    const result = await runInPipe(['doctor'], { ...variables, SMTP_URL: mailServer.url });
    expect(result).toMatchObject({ code: 0, errors: '' });
    expect(result.output).toMatch(line('✓', checks.store, `${kind}…3…`));
    expect(result.output).toMatch(line('✓', checks.write, words.written(NaN).replace('NaN', '…')));
    expect(result.output).toMatch(line('✓', checks.disk, words.disk('…')));
    expect(result.output).toMatch(line('✓', checks.pending, words.noneWaits));
    expect(result.output).toMatch(line('✓', checks.transport('smtp'), words.transports.smtp.well('127.0.0.1:…')));
    expect(result.output).toMatch(new RegExp(`\\n\\n${RegExp.escape(words.well)}\\n$`));
    expect(mailServer.emails).toEqual([]);
  });

  test.each<[string, LeadChange, RegExp]>([
    ['failed deliveries', { delivery: { state: 'dead' } }, line('✕', checks.dead, words.dead(3))],
    ['late deliveries', { delivery: { state: 'pending' } }, line('✕', checks.pending, words.pending(3, '3 horas'))],
    [
      'why late deliveries wait',
      { delivery: { state: 'pending', last_error: '550', answer: '550 Sender rejected' } },
      line('✕', checks.pending, words.pending(3, '3 horas') + words.lastError('550 Sender rejected')),
    ],
    [
      'the code of a failure to which nothing was answered',
      { delivery: { state: 'pending', last_error: 'ECONNREFUSED' } },
      line('✕', checks.pending, words.pending(3, '3 horas') + words.lastError('ECONNREFUSED')),
    ],
    [
      'late deliveries stored while the clock was ahead',
      { delivery: { state: 'pending', created_at: Date.now() + 10.5 * HOUR_MS } },
      line('✕', checks.pending, words.pending(3, '10 horas')),
    ],
  ])('reports %s', async (_name, change, line) => {
    const { variables } = await openPlace(kind, change);
    const result = await runInPipe(['doctor'], variables);
    expect(result).toMatchObject({ code: 1, output: expect.stringMatching(line) });
    expect(result.output).toMatch(new RegExp(`\\n${RegExp.escape(words.wrong(1))}\\n$`));
  });

  test('counts leads that are to be told together as waiting, not as late', async () => {
    const { variables } = await openPlace(kind, {
      delivery: { collected: 1, state: 'pending', created_at: Date.now() },
    });
    const result = await runInPipe(['doctor'], variables);
    expect(result).toMatchObject({
      code: 0,
      output: expect.stringMatching(line('✓', checks.pending, words.collecting(3))),
    });
  });

  test.each([
    ['for less than two days is a notice', 47, null, 0, line('!', checks.quarantine, words.held(3, '1 día'))],
    ['for longer is a problem', 49, null, 1, line('✕', checks.quarantine, words.held(3, '2 días'))],
    ['for longer and read is a notice', 49, Date.now(), 0, line('!', checks.quarantine, words.held(3, '2 días'))],
  ])('a lead held %s', async (_name, hours, read_at, code, line) => {
    const received_at = Date.now() - hours * HOUR_MS;
    const { variables } = await openPlace(kind, { received_at, read_at, quarantine: 'honeypot', delivery: null });
    expect(await runInPipe(['doctor'], variables)).toMatchObject({ code, output: expect.stringMatching(line) });
  });
});

test.runIf(STORE_KINDS.includes('PostgreSQL'))(
  'doctor reports leads that were left in an SQLite file beside PostgreSQL',
  async () => {
    const { folder, variables } = await openPlace('PostgreSQL');
    await using store = await openStoreAt({ DATA_DIR: folder });
    expect((await runInPipe(['doctor'], variables)).output).not.toContain(checks.leftFile);
    await seedLeads(store, 2, Date.now());
    const left = line('✕', checks.leftFile, words.leftFile(join(folder, 'contact.sqlite'), 2));
    expect(await runInPipe(['doctor'], variables)).toMatchObject({ code: 1, output: expect.stringMatching(left) });
  },
);

test.runIf(STORE_KINDS.includes('PostgreSQL'))(
  'doctor reports a database that may lose what it has confirmed',
  async () => {
    const { store, variables } = await openPlace('PostgreSQL');
    await claimFsync(store, 'off');
    const found = words.settingsWrong('fsync=off, full_page_writes=on');
    const output = expect.stringMatching(line('✕', checks.settings, found));
    expect(await runInPipe(['doctor'], variables)).toMatchObject({ code: 1, output });
  },
);

describe('doctor’s check of the transports', () => {
  test('reports an unreachable mail server', async () => {
    const { variables } = await openPlace('SQLite');
    const result = await runInPipe(['doctor'], { ...variables, SMTP_URL: 'smtp://user:canary@127.0.0.1:1' });
    expect(result).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        line('✕', checks.transport('smtp'), words.transports.smtp.wrong('127.0.0.1:1', '…')),
      ),
    });
    expect(result.output + result.errors).not.toContain('canary');
  });

  test.each([
    [404, 0, line('✓', checks.transport('emailjs'), words.transports.emailjs.well('127.0.0.1:…'))],
    [503, 1, line('✕', checks.transport('emailjs'), words.transports.emailjs.wrong('127.0.0.1:…', '503'))],
  ])('gives, for a hosted provider that responds with %i, the exit code %i', async (status, code, line) => {
    const { variables } = await openPlace('SQLite');
    const provider = await openLoopback(onTestFinished, (response) => response.writeHead(status).end());
    const emailjs = {
      EMAILJS_SERVICE_ID: 's',
      EMAILJS_TEMPLATE_ID: 't',
      EMAILJS_PUBLIC_KEY: 'k',
      EMAILJS_API_BASE: provider.url,
    };
    const result = await runInPipe(['doctor'], { ...variables, ...emailjs });
    expect(result).toMatchObject({ code, output: expect.stringMatching(line) });
  });

  test('reports an outbox folder that cannot be written', async () => {
    const { folder, variables } = await openPlace('SQLite');
    writeFileSync(join(folder, 'outbox'), '');
    const result = await runInPipe(['doctor'], variables);
    expect(result).toMatchObject({
      code: 1,
      output: expect.stringMatching(line('✕', checks.transport('file'), words.transports.file.wrong('…', 'EEXIST'))),
    });
  });

  test('sends a test email through each only with --send', async () => {
    const { folder, variables } = await openPlace('SQLite');
    const mailServer = await openMailServer(onTestFinished);
    const both = {
      ...variables,
      SMTP_URL: mailServer.url,
      MAIL_TRANSPORT: 'smtp,file',
      CONTACT_TO: 'agencia@correo.example',
    };
    expect(await runInPipe(['doctor'], both)).toMatchObject({ code: 0 });
    expect(mailServer.emails).toEqual([]);
    const { code, output } = await runInPipe(['doctor', '--send'], both);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(line('✓', checks.test('smtp'), words.sent('agencia@correo.example'))),
    });
    expect(mailServer.emails).toMatchObject([{ to: ['agencia@correo.example'] }]);
    expect(mailServer.emails[0]?.mail.text).toContain(testEmail.paragraphs[0]);
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    expect(file).toBe(`${company.referencePrefix}-${testEmail.reference}.eml`);
    expect(readFileSync(join(folder, 'outbox', file), 'utf8')).toContain('To: agencia@correo.example');
  });

  test('reports a rejected test email', async () => {
    const { variables } = await openPlace('SQLite');
    const mailServer = await openMailServer(onTestFinished);
    mailServer.fault = { at: 'recipient', code: 550 };
    const result = await runInPipe(['doctor', '--send'], { ...variables, SMTP_URL: mailServer.url });
    expect(result).toMatchObject({
      code: 1,
      output: expect.stringMatching(line('✕', checks.test('smtp'), words.notSent(`550 ${mailServer.refusalText}`))),
    });
  });
});

test('doctor reports a missing store as one problem and still runs the other checks', async () => {
  const { code, output } = await runOnTerminal(['doctor'], variablesFor({ DATA_DIR: join(tempFolder(), 'absent') }));
  expect(code).toBe(1);
  expect(output).toMatch(new RegExp(`^<red>✕</> ${RegExp.escape(checks.store)} +<red>`, 'm'));
  expect(output).toContain(checks.transport('file'));
});

test('doctor says that the disk is full when a message would not fit', async () => {
  const { variables } = await openPlace('SQLite');
  const free = vi.spyOn(SqliteFileAdapter.prototype, 'freeBytes').mockReturnValue(100_000);
  onTestFinished(() => free.mockRestore());
  const result = await runInPipe(['doctor'], variables);
  expect(result).toMatchObject({
    code: 1,
    output: expect.stringMatching(line('✕', checks.store, storeProblems.full)),
  });
});

test('doctor reports a store without a server, even if another program responds on PORT', async () => {
  const { store, variables } = await openPlace('SQLite');
  await store.deleteFrom('server_heartbeat').execute();
  const other = await openLoopback(onTestFinished, (response) => response.end(JSON.stringify({ status: 'ok' })));
  const result = await runInPipe(['doctor'], { ...variables, PORT: new URL(other.url).port });
  expect(result).toMatchObject({ code: 1, output: expect.stringContaining(words.serverNone) });
  expect(other.received).toEqual([]);
});

test('doctor lists each server; one that died is not a problem while another runs', async () => {
  const { store, variables } = await openPlace('SQLite');
  const died = { id: 'died', address: 'http://10.0.0.5:4322 (otra)', at: Date.now() - HOUR_MS };
  await store.insertInto('server_heartbeat').values(died).execute();
  const { code, output } = await runInPipe(['doctor'], variables);
  expect(code).toBe(0);
  expect(output).toContain(words.serverRuns(SERVER));
  expect(output).toContain(words.serverGone(died.address, '1 hora'));
});
