import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { doctorWords as words } from '../../../content/leads-words.ts';
import { openLoopback } from '../../../tests/harness/loopback.ts';
import { openMailServer } from '../../../tests/harness/mail-server.ts';
import { beat } from '../../contact/store/server-heartbeat.ts';
import { openStore, type StorePlace } from '../../contact/store/store.ts';
import { tempFolder } from '../../testing/fixture-dist.ts';
import { runInPipe, runOnTerminal, spawnLeads, variablesFor } from '../../testing/run-leads.ts';
import { type LeadChange, seedLeads } from '../../testing/seed-leads.ts';
import { newStorePlace, STORE_KINDS, type StoreKind } from '../../testing/test-stores.ts';

const HOUR_MS = 3_600_000;
const SERVER = 'http://127.0.0.1:4321 (servidor)';

/** A store with three sent leads, changed by `change`. */
async function openPlace(kind: StoreKind, change: LeadChange = {}) {
  const place: StorePlace = { ...(await newStorePlace(kind)), DATA_DIR: tempFolder() };
  const store = await openStore(place);
  onTestFinished(() => store.destroy());
  await seedLeads(store, 3, Date.now() - HOUR_MS, () => change);
  await beat(store, Date.now(), { id: 'one', address: SERVER });
  return { store, folder: place.DATA_DIR, variables: variablesFor(place) };
}

describe.each(STORE_KINDS)('doctor on %s', (kind) => {
  test('reports no problems for a healthy store', async () => {
    const { variables } = await openPlace(kind);
    const mailServer = await openMailServer(onTestFinished);
    const result = await spawnLeads(['doctor'], { ...variables, SMTP_URL: mailServer.url });
    expect(result).toMatchObject({ code: 0, errors: '' });
    expect(result.output).toMatch(new RegExp(`^✓ Base de datos +${kind}.*, 3 solicitudes$`, 'm'));
    expect(result.output).toMatch(/^✓ Escritura +escribe y asegura en el disco en \d+ ms$/m);
    expect(result.output).toMatch(/^✓ Disco +.* libres$/m);
    expect(result.output).toMatch(/^✓ Por enviar +nada espera$/m);
    expect(result.output).toMatch(/^✓ Envío: smtp +127\.0\.0\.1:\d+ acepta la conexión y el acceso$/m);
    expect(result.output).toMatch(/\n\nTodo en orden\.\n$/);
    expect(mailServer.emails).toEqual([]);
  });

  test.each<[string, LeadChange, RegExp]>([
    [
      'failed deliveries',
      { delivery: { state: 'dead' } },
      /^✕ Sin entregar +3 correos: véalos con list --state dead$/m,
    ],
    ['late deliveries', { delivery: { state: 'pending' } }, /^✕ Por enviar +3 correos, .* desde hace 3 horas$/m],
    [
      'late deliveries stored while the clock was ahead',
      { delivery: { state: 'pending', created_at: Date.now() + 10.5 * HOUR_MS } },
      /^✕ Por enviar +3 correos, .* desde hace 10 horas$/m,
    ],
  ])('reports %s', async (_name, change, line) => {
    const { variables } = await openPlace(kind, change);
    const result = await runInPipe(['doctor'], variables);
    expect(result).toMatchObject({ code: 1, output: expect.stringMatching(line) });
    expect(result.output).toMatch(/\n1 problema por resolver\.\n$/);
  });

  test.each([
    ['for less than two days is a note', 47, 0, /^! Cuarentena +3 solicitudes .* 1 día;.* --state quarantine$/m],
    ['for longer is a problem', 49, 1, /^✕ Cuarentena +3 solicitudes .* 2 días;.* --state quarantine$/m],
  ])('a quarantined lead %s', async (_name, hours, code, line) => {
    const received_at = Date.now() - hours * HOUR_MS;
    const { variables } = await openPlace(kind, { received_at, quarantine: 'honeypot', delivery: null });
    expect(await runInPipe(['doctor'], variables)).toMatchObject({ code, output: expect.stringMatching(line) });
  });
});

describe('transports', () => {
  test('an unreachable mail server', async () => {
    const { variables } = await openPlace('SQLite');
    const result = await runInPipe(['doctor'], { ...variables, SMTP_URL: 'smtp://user:canary@127.0.0.1:1' });
    expect(result).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^✕ Envío: smtp +127\.0\.0\.1:1 no acepta .*\((?:ECONNREFUSED|ESOCKET)\)$/m),
    });
    expect(result.output + result.errors).not.toContain('canary');
  });

  test.each([
    [404, 0, /^✓ Envío: emailjs +127\.0\.0\.1:\d+ responde$/m],
    [503, 1, /^✕ Envío: emailjs +127\.0\.0\.1:\d+ no responde \(503\)$/m],
  ])('a hosted provider that answers %i', async (status, code, line) => {
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

  test('an unwritable outbox folder', async () => {
    const { folder, variables } = await openPlace('SQLite');
    writeFileSync(join(folder, 'outbox'), '');
    const result = await runInPipe(['doctor'], variables);
    expect(result).toMatchObject({ code: 1, output: expect.stringMatching(/^✕ Envío: file .*\(EEXIST\)$/m) });
  });

  test('only --send sends a test e-mail through each', async () => {
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
      output: expect.stringMatching(/^✓ Prueba: smtp +.*agencia@correo\.example$/m),
    });
    expect(mailServer.emails).toMatchObject([{ to: ['agencia@correo.example'] }]);
    expect(mailServer.emails[0]?.mail.text).toContain('correo de prueba');
    const [file = ''] = readdirSync(join(folder, 'outbox'));
    expect(file).toBe('IL-PRUEBA.eml');
    expect(readFileSync(join(folder, 'outbox', file), 'utf8')).toContain('To: agencia@correo.example');
  });

  test('a rejected test e-mail', async () => {
    const { variables } = await openPlace('SQLite');
    const mailServer = await openMailServer(onTestFinished);
    mailServer.fault = { at: 'recipient', code: 550 };
    const result = await runInPipe(['doctor', '--send'], { ...variables, SMTP_URL: mailServer.url });
    expect(result).toMatchObject({ code: 1, output: expect.stringMatching(/^✕ Prueba: smtp +.*\(550\)$/m) });
  });
});

test('a missing store is one problem, and the other checks still run', async () => {
  const { code, output } = await runOnTerminal(['doctor'], variablesFor({ DATA_DIR: join(tempFolder(), 'absent') }));
  expect(code).toBe(1);
  expect(output).toMatch(/^<red>✕<\/> Base de datos +<red>No hay ninguna base de datos/m);
  expect(output).toContain('Envío: file');
});

test('no server on the store is a problem, whatever answers at its address', async () => {
  const { store, variables } = await openPlace('SQLite');
  await store.deleteFrom('server_heartbeat').execute();
  const other = await openLoopback(onTestFinished, (response) => response.end(JSON.stringify({ status: 'ok' })));
  const result = await runInPipe(['doctor'], { ...variables, PORT: new URL(other.url).port });
  expect(result).toMatchObject({ code: 1, output: expect.stringContaining(words.serverNone) });
  expect(other.received).toEqual([]);
});

test('each server is named; beside one that runs, one that died is no problem', async () => {
  const { store, variables } = await openPlace('SQLite');
  const died = { id: 'died', address: 'http://10.0.0.5:4322 (otra)', at: Date.now() - HOUR_MS };
  await store.insertInto('server_heartbeat').values(died).execute();
  const { code, output } = await runInPipe(['doctor'], variables);
  expect(code).toBe(0);
  expect(output).toContain(words.serverRuns(SERVER));
  expect(output).toContain(words.serverGone(died.address, '1 hora'));
});
