import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ADDRESS_PRINT_MINUTES } from '../../../domain/contact/data-terms.ts';
import { deskRoutes, NEXT_FIELD } from '../../../domain/desk/desk-routes.ts';
import {
  CODE_LIFE_MS,
  CODE_MAILS,
  CODE_MAILS_OF_NETWORK,
  CODE_TRIES,
  PRINTED_DIGITS,
  SESSION_IDLE_MS,
  SESSION_LIFE_MS,
} from '../../../domain/desk/sign-in-terms.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { content } from '../../../tests/harness/unit/test-content.ts';
import { cookieOf, lastView, openTestDesk, type TestDesk } from '../../../tests/harness/unit/test-desk.ts';
import { STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { WAIT } from '../../../tests/harness/until.ts';
import { createLog } from '../../process/log.ts';
import { startExpiry } from '../../services/expiry.ts';
import { MAILS } from './sign-in-limits.ts';

const HOUR_MS = 3_600_000;
const wrongFor = (code: string) => String((Number(code) + 1) % 1e8).padStart(8, '0');
const isIn = async ({ get }: TestDesk, cookie: string) => (await get(deskRoutes.inbox, { cookie })).statusCode === 200;

describe.each(STORE_KINDS)('signing in on %s', (storeKind) => {
  const open = (settings = {}) => openTestDesk({ storeKind, ...settings });

  test('takes a mailed code, sets a strict cookie, and keeps both out of log and store', async () => {
    const desk = await open();
    const browser = await desk.ask();
    const code = desk.lastCode();
    const entered = await desk.enter(`${code.slice(0, 4)} ${code.slice(4)}`, browser);
    expect([entered.statusCode, entered.headers.location]).toEqual([303, deskRoutes.inbox]);
    const [session, spent] = [entered.headers['set-cookie']].flat();
    expect(session).toMatch(
      /^__Host-escritorio=[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect(spent).toMatch(/^__Host-escritorio-codigo=; Path=\/; Max-Age=0;/);
    expect(await isIn(desk, cookieOf(entered))).toBe(true);
    const rows = await Promise.all(
      (['desk_session', 'desk_code', 'desk_count'] as const).map((table) =>
        desk.store.selectFrom(table).selectAll().execute(),
      ),
    );
    const [token = ''] = cookieOf(entered).split('=').slice(1);
    for (const secret of [code, token, browser.split('=')[1] ?? '']) {
      expect(JSON.stringify(rows) + desk.lines.join('')).not.toContain(secret);
    }
  });

  test('sign-ins, refused codes and sign-outs are logged', async () => {
    const desk = await open();
    const browser = await desk.ask();
    const code = desk.lastCode();
    await desk.enter('no es un código', browser);
    await desk.enter(wrongFor(code), browser);
    const session = cookieOf(await desk.enter(code, browser));
    await desk.post(deskRoutes.signOut, {}, { cookie: session });
    const events = desk.lines.map((line) => JSON.parse(line).msg).filter((text) => text?.startsWith('desk'));
    const refused = 'desk code refused';
    expect(events).toEqual(['desk code sent', refused, refused, 'desk entered', 'desk left']);
  });

  test('a code works once, even in two simultaneous requests', async () => {
    const desk = await open();
    const browser = await desk.ask();
    const code = desk.lastCode();
    const both = await Promise.all([desk.enter(code, browser), desk.enter(code, browser)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 422]);
    expect((await desk.enter(code, browser)).statusCode).toBe(422);
  });

  test('a code expires after its life', async () => {
    const desk = await open();
    const browser = await desk.ask();
    const code = desk.lastCode();
    await desk.advance(CODE_LIFE_MS);
    expect((await desk.enter(code, browser)).statusCode).toBe(422);
  });

  test('an earlier mailed code of a browser stays valid, an earlier printed one does not', async () => {
    const desk = await open();
    const browser = await desk.ask();
    const mailed = desk.lastCode();
    expect((await desk.post(deskRoutes.sendCode, {}, { cookie: browser })).statusCode).toBe(303);
    expect((await desk.enter(mailed, browser)).statusCode).toBe(303);
    const printed = await desk.printCode();
    const latest = await desk.printCode();
    expect((await desk.enter(printed)).statusCode).toBe(422);
    expect((await desk.enter(latest)).statusCode).toBe(303);
  });

  test('a mailed code works only in its browser, a printed one in any', async () => {
    const desk = await open();
    await desk.ask();
    const code = desk.lastCode();
    const other = await desk.ask();
    expect((await desk.enter(code)).statusCode).toBe(422);
    expect((await desk.enter(code, other)).statusCode).toBe(422);
    expect((await desk.enter(await desk.printCode())).statusCode).toBe(303);
  });

  test('a planted session is useless: signing in opens a new one', async () => {
    const desk = await open();
    const planted = `__Host-escritorio=${'A'.repeat(43)}`;
    const own = await desk.signIn();
    const browser = await desk.ask();
    const entered = await desk.enter(desk.lastCode(), `${browser}; ${planted}`);
    expect(cookieOf(entered)).not.toBe(planted);
    expect(await isIn(desk, planted)).toBe(false);
    const again = await desk.ask();
    const rotated = cookieOf(await desk.enter(desk.lastCode(), `${again}; ${own}`));
    expect([await isIn(desk, own), await isIn(desk, rotated)]).toEqual([false, true]);
  });

  test('the right code is refused after five failed attempts, and the page offers another', async () => {
    const desk = await open();
    const browser = await desk.ask();
    const code = desk.lastCode();
    for (let tried = 1; tried < CODE_TRIES; tried += 1) {
      expect((await desk.enter(wrongFor(code), browser)).statusCode).toBe(422);
      expect(lastView(desk)).toMatchObject({ signIn: { step: 'type', problem: 'wrong' } });
    }
    const last = await desk.enter(wrongFor(code), browser);
    expect(last.headers['set-cookie']).toMatch(/^__Host-escritorio-codigo=; .*Max-Age=0;/);
    expect(lastView(desk)).toMatchObject({ signIn: { step: 'ask', problem: 'over' } });
    expect((await desk.enter(code, browser)).statusCode).toBe(422);
    expect(lastView(desk)).toMatchObject({ signIn: { step: 'ask', problem: 'over' } });
  });

  test('wrong printed codes do not use up the mailed code of the browser, nor does the page say that they are over', async () => {
    const desk = await open();
    const browser = await desk.ask();
    for (let tried = 0; tried <= CODE_TRIES; tried += 1) {
      expect((await desk.enter('0'.repeat(PRINTED_DIGITS), browser)).statusCode).toBe(422);
      expect(lastView(desk)).toMatchObject({ signIn: { step: 'type', problem: 'wrong' } });
    }
    expect((await desk.enter(desk.lastCode(), browser)).statusCode).toBe(303);
  });

  test('while another code of the browser is valid, the page keeps asking for it', async () => {
    const desk = await open();
    const browser = await desk.ask();
    const wrong = wrongFor(desk.lastCode());
    for (let tried = 1; tried < CODE_TRIES; tried += 1) await desk.enter(wrong, browser);
    await desk.post(deskRoutes.sendCode, {}, { cookie: browser });
    await desk.enter(wrong, browser);
    expect(lastView(desk)).toMatchObject({ signIn: { step: 'type', problem: 'wrong' } });
    expect((await desk.enter(desk.lastCode(), browser)).statusCode).toBe(303);
  });

  test('thousands of failed attempts from many addresses do not lock out the owner: a printed code works at once', async () => {
    const desk = await open();
    // SQLite has a single server.
    const other = storeKind === 'SQLite' ? desk : await open({ beside: desk });
    const code = await desk.printCode();
    expect(code).toMatch(/^\d{16}$/);
    for (let guess = 0; guess < 1_100; guess += 1) {
      const server = guess % 2 === 0 ? desk : other;
      const digits = guess % 3 === 0 ? 8 : 16;
      const tried = await server.enter(
        String(guess).padStart(digits, '0'),
        undefined,
        `2001:db8:${guess % 5}:${guess % 110}::1`,
      );
      expect(tried.statusCode).toBe(422);
    }
    expect(await desk.store.selectFrom('desk_count').selectAll().execute(), 'guesses store nothing').toEqual([]);
    expect((await other.enter(code, undefined, '2001:db8:1:2::1')).statusCode).toBe(303);
  });

  test('one network that asks for codes does not keep another from getting one', async () => {
    const desk = await open();
    const ask = (from: string) => desk.post(deskRoutes.sendCode, {}, {}, from);
    const statuses: number[] = [];
    for (let asked = 0; asked < 20; asked += 1) statuses.push((await ask(`2001:db8:1:${asked}::1`)).statusCode);
    expect(statuses.filter((status) => status === 303)).toHaveLength(CODE_MAILS_OF_NETWORK.limit);
    expect(desk.mails).toHaveLength(CODE_MAILS_OF_NETWORK.limit);
    expect((await ask('2001:db8:2::1')).statusCode).toBe(303);
    expect((await ask('203.0.113.7')).statusCode).toBe(303);
  });

  test('one network does not use up the codes of all, however often it asks', async () => {
    const desk = await open();
    for (let minute = 0; minute < 150; minute += 1) {
      await desk.post(deskRoutes.sendCode, {}, {}, '203.0.113.7');
      const all = desk.store.selectFrom('desk_count').select('count').where('name', '=', MAILS);
      expect((await all.executeTakeFirstOrThrow()).count).toBeLessThan(CODE_MAILS.limit);
      await desk.advance(60_000);
    }
  });

  test('retries while the codes of all are used up do not use up those of a network', async () => {
    const desk = await open();
    for (let asked = 0; asked < CODE_MAILS.limit; asked += 1) {
      await desk.post(deskRoutes.sendCode, {}, {}, `203.0.113.${asked}`);
    }
    await desk.advance(CODE_MAILS.windowMs - 10 * 60_000);
    const ask = () => desk.post(deskRoutes.sendCode, {}, {}, '198.51.100.1');
    for (let retry = 0; retry < 2 * CODE_MAILS_OF_NETWORK.limit; retry += 1) {
      const refused = await ask();
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    }
    await desk.advance(10 * 60_000);
    for (let sent = 0; sent < CODE_MAILS_OF_NETWORK.limit; sent += 1) expect((await ask()).statusCode).toBe(303);
  });

  test('the hash of a network that asked for a code is gone within the stated time', async () => {
    const desk = await open();
    const networks = () => desk.store.selectFrom('desk_count').select('name').where('name', '<>', MAILS).execute();
    const expiry = startExpiry({ DATA_DIR: tempFolder() }, { ...desk, content, log: createLog('silent') });
    onTestFinished(() => expiry.stop());
    // Just after a run, which is the worst case.
    await desk.advance(1);
    await desk.post(deskRoutes.sendCode, {}, {}, '203.0.113.7');
    expect(await networks()).toHaveLength(1);
    for (let minute = 1; minute < ADDRESS_PRINT_MINUTES; minute += 1) await desk.advance(60_000);
    await vi.waitFor(async () => expect(await networks()).toEqual([]), WAIT);
  });

  test('a stranger who asks for codes all day causes six mails in each window, and locks nobody out', async () => {
    const desk = await open();
    const cookie = await desk.signIn();
    for (let window = 0; window < 5; window += 1) {
      const sent = desk.mails.length;
      const statuses: number[] = [];
      for (let asked = 0; asked < 20; asked += 1) {
        statuses.push((await desk.post(deskRoutes.sendCode, {}, {}, `203.0.113.${asked}`)).statusCode);
      }
      expect(desk.mails.length - sent, 'whoever asks').toBe(CODE_MAILS.limit - (window === 0 ? 1 : 0));
      expect(statuses.at(-1)).toBe(429);
      expect(lastView(desk)).toMatchObject({ signIn: { problem: 'mailLimit', waitS: CODE_MAILS.windowMs / 1000 } });
      expect(await isIn(desk, cookie)).toBe(true);
      expect((await desk.enter(await desk.printCode())).statusCode).toBe(303);
      await desk.advance(CODE_MAILS.windowMs);
    }
  });

  test('with mail down the page says so; a printed code signs in, and a mailed one if it arrives', async () => {
    const desk = await open();
    desk.breakMail();
    const asked = await desk.post(deskRoutes.sendCode, {});
    expect([asked.statusCode, asked.headers['retry-after']]).toEqual([503, '60']);
    expect(lastView(desk)).toMatchObject({ signIn: { step: 'ask', problem: 'mailDown' } });
    expect((await desk.enter(desk.lastCode(), cookieOf(asked))).statusCode).toBe(303);
    expect((await desk.enter(await desk.printCode())).statusCode).toBe(303);
  });

  test('signing in leads to the requested page with its query, but never outside the desk', async () => {
    const desk = await open();
    const lead = deskRoutes.lead('tl-7f3k2q');
    const query = '?buscar=jos%C3%A9+l&estado=nueva';
    const wanted = lead + query;
    const sent = await desk.get(wanted);
    expect(sent.headers.location).toBe(deskRoutes.signInThen(wanted));
    const asked = await desk.post(deskRoutes.sendCode, { [NEXT_FIELD]: wanted });
    expect(asked.headers.location).toBe(deskRoutes.signInThen(wanted));
    await desk.get(deskRoutes.signInThen(wanted), { cookie: cookieOf(asked) });
    expect(lastView(desk)).toMatchObject({ signIn: { step: 'type', next: wanted } });
    const enter = (next: string) => desk.post(deskRoutes.signIn, { codigo: '00000000', [NEXT_FIELD]: next });
    await enter(wanted);
    expect(lastView(desk)).toMatchObject({ signIn: { problem: 'wrong', next: wanted } });
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      '/contactenos',
      '/escritorio/../x',
      '?x=1',
      '',
    ]) {
      const codigo = await desk.printCode();
      const entered = await desk.post(deskRoutes.signIn, { codigo, [NEXT_FIELD]: elsewhere });
      expect(entered.headers.location).toBe(deskRoutes.inbox);
    }
    const entered = await desk.post(deskRoutes.signIn, { codigo: await desk.printCode(), [NEXT_FIELD]: wanted });
    expect(entered.headers.location).toBe(wanted);
    const late = await desk.post(`${lead}/enviar${query}`, {});
    expect(late.headers.location).toBe(deskRoutes.signInThen(wanted));
  });

  test('a session ends after twelve idle hours, and after thirty days of use', async () => {
    const desk = await open();
    const idle = await desk.signIn();
    await desk.advance(SESSION_IDLE_MS);
    expect(await isIn(desk, idle)).toBe(false);
    const used = await desk.signIn();
    for (let passed = 0; passed < SESSION_LIFE_MS; passed += SESSION_IDLE_MS / 2) {
      expect(await isIn(desk, used)).toBe(true);
      await desk.advance(SESSION_IDLE_MS / 2);
    }
    expect(await isIn(desk, used)).toBe(false);
  });

  test('a clock that is set back ends sessions and codes, and a small correction does not', async () => {
    const desk = await open();
    const cookie = await desk.signIn();
    const code = await desk.printCode();
    await desk.set(-60_000);
    expect(await isIn(desk, cookie)).toBe(true);
    await desk.set(-HOUR_MS);
    expect(await isIn(desk, cookie)).toBe(false);
    expect((await desk.enter(code)).statusCode).toBe(422);
    expect(await isIn(desk, await desk.signIn())).toBe(true);
  });

  test('servers share sessions; signing out on one, or closing the device on another, ends them', async () => {
    const desk = await open();
    const other = await open({ beside: desk });
    const [phone, computer] = [await desk.signIn(), await desk.signIn()];
    expect(await isIn(other, phone)).toBe(true);
    await other.get(deskRoutes.devices, { cookie: phone });
    const { devices } = lastView(other)?.devices ?? { devices: [] };
    expect(devices).toHaveLength(2);
    expect(devices.map(({ device }) => device)).toEqual(['Chrome · Android', 'Chrome · Android']);
    const odd = await other.post(deskRoutes.closeDevice, { id: '\0' }, { cookie: phone });
    expect(odd.statusCode).toBeLessThan(500);
    const id = devices.find(({ isThis }) => !isThis)?.id ?? '';
    expect((await other.post(deskRoutes.closeDevice, { id }, { cookie: phone })).statusCode).toBe(303);
    expect([await isIn(desk, phone), await isIn(desk, computer)]).toEqual([true, false]);
    const left = await desk.post(deskRoutes.signOut, {}, { cookie: phone });
    expect(left.headers['clear-site-data']).toBe('"cache"');
    expect(await isIn(other, phone)).toBe(false);
  });
});
