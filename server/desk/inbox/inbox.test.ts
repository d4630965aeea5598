import { describe, expect, test } from 'vitest';
import { deskRoutes, ERASED_FIELD } from '../../../domain/desk/desk-routes.ts';
import { INBOX_PAGE } from '../../../domain/desk/inbox-filter.ts';
import { NOTE_LIMIT } from '../../../domain/desk/lead-status.ts';
import type { DeskViews } from '../../../domain/desk/views.ts';
import { deskWords } from '../../../domain/desk/words.ts';
import { type LeadChange, seedLeads } from '../../../tests/harness/unit/seed-leads.ts';
import { lastView, openTestDesk } from '../../../tests/harness/unit/test-desk.ts';
import { STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { saveNotes } from '../../leads/lead-notes.ts';
import { findLead } from '../../leads/read-leads.ts';

const PERSON = 'maria@correo.example';
const dead = { state: 'dead', sent_at: null, last_error: '535', attempts: 9 } as const;
const held = { quarantine: 'honeypot', delivery: null } as const;

describe.each(STORE_KINDS)('the inbox on %s', (storeKind) => {
  async function open(count: number, change: (index: number) => LeadChange = () => ({})) {
    const desk = await openTestDesk({ storeKind });
    const references = await seedLeads(desk.store, count, desk.clock.now(), change);
    const cookie = await desk.signIn();
    const view = async <View extends keyof DeskViews>(name: View, url: string) => {
      const { statusCode } = await desk.get(url, { cookie });
      return { statusCode, ...(lastView(desk)?.[name] as DeskViews[View]) };
    };
    const list = (query = '') => view('inbox', deskRoutes.inbox + query);
    return {
      ...desk,
      references,
      cookie,
      list,
      view,
      find: async (query: string) => (await list(query)).rows.map(({ reference }) => references.indexOf(reference)),
      show: (index: number) => view('lead', deskRoutes.lead(references[index] ?? '')),
      act: (index: number, action: 'enviar' | 'aceptar' | 'anotar' | 'borrar', fields = {}) =>
        desk.post(deskRoutes.leadAction(references[index] ?? '', action), fields, { cookie }),
    };
  }

  test('lists fifty per page of a search, newest first, each lead once even when one arrives or is deleted meanwhile', async () => {
    const { list, references, store, clock } = await open(2 * INBOX_PAGE + 8, (index) => ({
      message: index === 0 ? 'Una zapatería' : 'Una panadería',
    }));
    const first = await list('?buscar=panaderia');
    const seen = first.rows.map(({ reference }) => reference);
    await seedLeads(store, 1, clock.now() + 1_000);
    await store
      .deleteFrom('lead')
      .where('reference', '=', seen.at(-1) ?? '')
      .execute();
    for (let next = first.nextHref; next; ) {
      const page = await list(next.slice(deskRoutes.inbox.length));
      seen.push(...page.rows.map(({ reference }) => reference));
      next = page.nextHref;
    }
    expect(seen).toEqual(references.slice(1).toReversed());
  });

  test.each([
    ['nunez', [0]],
    ['nun pan', [0]],
    ['+593 99 123 4567', [0]],
    ['2371234', [3]],
    ['0987654321', [1]],
    ['023 456 789', [2]],
    ['+34 612 345 678', [4]],
    ['612 345 678', [4]],
    ['+507 6987 6543', [5]],
    ['ana@espiga', [1]],
    ['camión', [1, 2]],
    ["' or 1=1 --", []],
    ['"', []],
    [' ', [5, 4, 3, 2, 1, 0]],
    ['nadie', []],
  ])('finds %s without regard to accents', async (words, found) => {
    const { find } = await open(6, (index) => ({
      ...(index === 0 && { from_name: 'Nu\u0301n\u0303ez', from_phone: '+593 99 123 4567', message: 'Una PANADERÍA' }),
      ...(index === 1 && { from_email: 'ana@espiga.ec', message: 'un camion, llame al 0987654321' }),
      ...(index === 2 && { message: 'dos camiones, 02 345 6789' }),
      ...(index === 3 && { from_phone: '+593 2 237 1234' }),
      ...(index === 4 && { from_phone: '612 345 678' }),
      ...(index === 5 && { from_phone: '6987 6543' }),
    }));
    expect((await find(`?${new URLSearchParams({ buscar: words })}`)).toSorted()).toEqual([...found].toSorted());
  });

  test('narrows by status, service, failed emails and quarantine, alone and together', async () => {
    const { find, list } = await open(6, (index) => ({
      status: index === 0 ? 'ganada' : 'nueva',
      from_serviceid: index < 2 ? 'nivel-1' : 'nivel-2',
      ...(index === 2 && { delivery: dead }),
      ...(index === 3 && { delivery: { ...dead, state: 'pending' } }),
      ...(index === 4 && held),
    }));
    expect(await find('')).toEqual([5, 3, 2, 1, 0]);
    expect(await find('?estado=ganada')).toEqual([0]);
    expect(await find('?estado=nueva&servicio=nivel-1')).toEqual([1]);
    expect(await find('?estado=sin-entregar')).toEqual([3, 2]);
    expect(await find('?estado=cuarentena')).toEqual([4]);
    expect(await find('?estado=cuarentena&buscar=nadie')).toEqual([]);
    expect(await find('?estado=otro&servicio=&despues=x')).toEqual([5, 3, 2, 1, 0]);
    expect(await list()).toMatchObject({ held: 1, undelivered: [{ code: '535', emails: 2 }] });
  });

  test('a lead is unread until it is opened, and shows its deliveries and the other leads of the person', async () => {
    const { list, show } = await open(3, (index) => ({
      from_email: index < 2 ? PERSON.toUpperCase() : PERSON,
      ...(index === 1 && { from_email: 'otra@correo.example' }),
    }));
    expect((await list()).rows.map(({ read_at: readAt }) => readAt === null)).toEqual([true, true, true]);
    const lead = await show(2);
    expect(lead.others).toHaveLength(1);
    expect(lead.deliveries).toMatchObject([{ kind: 'email', state: 'sent', attempts: 1 }]);
    expect(lead.replyHref).toContain(encodeURIComponent(lead.reference));
    expect((await list()).rows.map(({ read_at: readAt }) => readAt === null)).toEqual([false, true, true]);
  });

  test('a lead leads on to the next one of its list, to the last', async () => {
    const { view, references } = await open(5, (index) => ({
      status: index === 2 ? 'perdida' : 'nueva',
      message: index === 0 ? 'Una zapatería' : 'Una panadería',
      ...(index === 3 && held),
    }));
    const wayFrom = async (index: number, query: string) => {
      const { nextHref } = await view('lead', deskRoutes.lead(references[index] ?? '') + query);
      if (nextHref === undefined) return undefined;
      expect(nextHref.endsWith(query)).toBe(true);
      return references.findIndex((reference) => nextHref.includes(reference));
    };
    expect(await wayFrom(4, '')).toBe(2);
    expect(await wayFrom(4, '?estado=nueva')).toBe(1);
    expect(await wayFrom(1, '?buscar=panaderia')).toBeUndefined();
    expect(await wayFrom(2, '?buscar=panaderia')).toBe(1);
    expect(await wayFrom(3, '?estado=cuarentena')).toBeUndefined();
    expect(await wayFrom(0, '')).toBeUndefined();
  });

  test('the button that marks a lead as answered saves the notes with it, and yields to a status chosen by hand', async () => {
    const { act, show } = await open(2);
    const mark = { marcar: 'respondida', suma: '', nota: 'Llamar el lunes' };
    expect((await act(0, 'anotar', { ...mark, estado: 'nueva' })).headers.location).toMatch(/hecho=respondida$/);
    expect((await show(0)).notes).toMatchObject({ status: 'respondida', note: 'Llamar el lunes' });
    expect((await act(1, 'anotar', { ...mark, estado: 'ganada' })).headers.location).toMatch(/hecho=anotada$/);
    expect((await show(1)).notes).toMatchObject({ status: 'ganada' });
    await act(1, 'anotar', { ...mark, marcar: 'x', estado: 'nueva' });
    expect((await show(1)).notes).toMatchObject({ status: 'nueva' });
  });

  test('saves notes; an invalid sum or a note that is too long is refused, and shown as typed', async () => {
    const { act, show, cookie, ...desk } = await open(1);
    const notes = { estado: 'ganada', suma: '1.250,50', nota: 'Llamar\r\nel lunes\u0000' };
    expect((await act(0, 'anotar', notes)).headers.location).toMatch(/hecho=anotada$/);
    const saved = { status: 'ganada', sum: '1250.50', note: 'Llamar\nel lunes' };
    expect((await show(0)).notes).toMatchObject(saved);
    expect((await act(0, 'anotar', { ...notes, suma: 'mucho' })).statusCode).toBe(422);
    expect(lastView(desk)?.lead?.notes).toMatchObject({ sum: 'mucho', problem: 'sum' });
    expect((await act(0, 'anotar', { ...notes, nota: 'x'.repeat(NOTE_LIMIT + 1) })).statusCode).toBe(422);
    expect((await show(0)).notes).toMatchObject(saved);
    expect((await act(0, 'anotar', { ...notes, nota: 'अ'.repeat(NOTE_LIMIT) })).statusCode).toBe(303);
  });

  test('notes do not replace others saved since their page was opened, until they are sent again', async () => {
    const { act, show, cookie, ...desk } = await open(1);
    const { version } = (await show(0)).notes;
    const first = { estado: 'respondida', suma: '', nota: 'Llamar el lunes' };
    const second = { estado: 'ganada', suma: '450', nota: 'Firmó' };
    expect((await act(0, 'anotar', { ...first, anterior: version })).statusCode).toBe(303);
    expect((await act(0, 'anotar', { ...second, suma: 'mucho', anterior: version })).statusCode).toBe(422);
    expect(lastView(desk)?.lead?.notes).toMatchObject({ problem: 'sum', changed: { note: 'Llamar el lunes' } });
    expect((await act(0, 'anotar', { ...second, anterior: version })).statusCode).toBe(409);
    const changed = { status: 'respondida', sumCents: null, note: 'Llamar el lunes' };
    const again = lastView(desk)?.lead?.notes;
    expect(again).toMatchObject({ status: 'ganada', sum: '450', note: 'Firmó', changed });
    expect((await show(0)).notes).toMatchObject({ status: 'respondida', sum: '', note: 'Llamar el lunes' });
    expect((await act(0, 'anotar', { ...second, anterior: again?.version })).statusCode).toBe(303);
    expect((await show(0)).notes).toMatchObject({ status: 'ganada', sum: '450.00', note: 'Firmó' });
  });

  test('the same notes sent twice, as by a double click, are saved', async () => {
    const { act, show } = await open(1);
    const notes = { estado: 'ganada', suma: '450', nota: 'Firmó', anterior: (await show(0)).notes.version };
    const answers = await Promise.all([act(0, 'anotar', notes), act(0, 'anotar', notes)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect((await act(0, 'anotar', notes)).statusCode).toBe(303);
  });

  test('notes are saved only over those that were read', async () => {
    const { store, references } = await open(1);
    const [reference = ''] = references;
    const empty = { status: 'nueva', sumCents: null, note: '' } as const;
    const won = { ...empty, sumCents: 45_000 };
    const noted = { ...empty, note: 'Llamar' };
    const answered = { ...empty, status: 'respondida' } as const;
    for (const [before, after] of [
      [empty, won],
      [won, noted],
      [noted, answered],
    ] as const) {
      expect(await saveNotes(store, reference, before, after)).toBe(true);
      expect(await saveNotes(store, reference, before, empty)).toBe(false);
    }
    expect(await findLead(store, reference)).toMatchObject({ status: 'respondida', sum_cents: null, note: '' });
  });

  test('a form without sum and note, and with a status that does not exist, leaves them as they are', async () => {
    const { act, show } = await open(1, () => ({ status: 'ganada', sum_cents: 45_000, note: 'Llamar' }));
    expect((await act(0, 'anotar', { estado: 'x' })).statusCode).toBe(303);
    expect((await show(0)).notes).toMatchObject({ status: 'ganada', sum: '450.00', note: 'Llamar' });
  });

  test('a lead opened in a filtered list keeps the filter', async () => {
    const { act, references, get, cookie, ...desk } = await open(1);
    const query = '?buscar=ana&estado=nueva';
    const path = deskRoutes.lead(references[0] ?? '');
    await get(path + query, { cookie });
    expect(lastView(desk)?.lead?.filter).toEqual({ search: 'ana', state: 'nueva' });
    const saved = await desk.post(`${path}/anotar${query}`, { estado: 'nueva', suma: '', nota: '' }, { cookie });
    expect(saved.headers.location).toBe(`${path}${query}&hecho=anotada`);
    const sent = await desk.post(`${path}/enviar${query}`, {}, { cookie });
    expect(sent.headers.location).toBe(`${path}${query}&hecho=en-cola`);
    const filter = { search: 'ana', state: 'nueva' };
    await get(`${path}/borrar${query}`, { cookie });
    const asked = lastView(desk)?.erase;
    expect(asked?.filter).toEqual(filter);
    await desk.post(`${path}/borrar${query}`, { [ERASED_FIELD]: `${asked?.version}` }, { cookie });
    expect(lastView(desk)?.erase).toMatchObject({ filter, erased: { rows: 1 } });
    await get(path + query, { cookie });
    expect(lastView(desk)?.notice).toMatchObject({ notice: 'notFound', filter });
  });

  test('says of an email in a file that it did not leave the machine', async () => {
    const transports = ['file', 'smtp'];
    const { show } = await open(2, (index) => ({ delivery: { transport: transports[index] ?? null } }));
    expect((await show(0)).deliveries).toMatchObject([{ state: 'sent', isFiled: true }]);
    expect((await show(1)).deliveries).toMatchObject([{ state: 'sent', isFiled: false }]);
  });

  test('resends one failed email or all of them, and releases a held lead', async () => {
    const { act, post, cookie, store, references, onSaved } = await open(4, (index) =>
      index === 0 ? held : { delivery: index === 1 ? undefined : { ...dead, created_at: 1 } },
    );
    const states = async () => {
      const rows = await store.selectFrom('outbox').select(['state', 'last_error']).orderBy('lead_id').execute();
      return rows.map(({ state }) => state).toSorted();
    };
    expect((await act(0, 'enviar')).headers.location).toMatch(/hecho=retenida$/);
    expect((await act(0, 'aceptar')).headers.location).toMatch(/hecho=aceptada$/);
    expect((await act(0, 'aceptar')).headers.location).toMatch(/hecho=sin-cambio$/);
    expect(await states()).toEqual(['dead', 'dead', 'pending', 'sent']);
    expect((await act(2, 'enviar')).headers.location).toBe(`${deskRoutes.lead(references[2] ?? '')}?hecho=en-cola`);
    expect(await states()).toEqual(['dead', 'pending', 'pending', 'sent']);
    expect((await post(deskRoutes.resendAll, {}, { cookie })).statusCode).toBe(303);
    expect(await states()).toEqual(['pending', 'pending', 'pending', 'sent']);
    const old = store.selectFrom('outbox').select('id').where('created_at', '=', 1);
    expect(await old.execute(), 'all have a new period').toEqual([]);
    expect(onSaved).toHaveBeenCalledTimes(3);
  });

  test('shows leads that are told together as such, and mails one by itself', async () => {
    const { act, list, show, store } = await open(2, (index) => ({
      quarantine: 'unverified',
      delivery: { collected: 1, ...(index === 0 && { state: 'pending', attempts: 0, sent_at: null }) },
    }));
    const told = { collected: 1, quarantine: 'unverified', last_error: null };
    expect((await list()).rows).toMatchObject([
      { state: 'sent', ...told },
      { state: 'pending', ...told },
    ]);
    expect((await show(1)).deliveries).toMatchObject([{ kind: 'email', state: 'sent', collected: 1 }]);
    expect((await act(1, 'enviar')).headers.location).toMatch(/hecho=en-cola$/);
    expect((await show(1)).deliveries).toMatchObject([{ kind: 'email', state: 'pending', collected: 0 }]);
    const waiting = await store.selectFrom('outbox').select('id').where('collected', '=', 1).execute();
    expect(waiting).toHaveLength(1);
  });

  test('erases a person once confirmed; page and forms of an erased lead then respond with 404', async () => {
    const { act, get, cookie, show, find, ...desk } = await open(4, (index) => ({
      from_email: index === 3 ? 'otra@correo.example' : PERSON,
    }));
    await desk.store.updateTable('outbox').set({ state: 'sending', lease_until: 8e15 }).where('id', '=', 1).execute();
    const page = deskRoutes.leadAction(desk.references[0] ?? '', 'borrar');
    await get(page, { cookie });
    const { references, version } = lastView(desk)?.erase ?? {};
    expect(references).toEqual(desk.references.slice(0, 3));
    expect(await find('')).toHaveLength(4);
    await act(1, 'borrar', { [ERASED_FIELD]: version });
    expect(lastView(desk)?.erase?.erased).toEqual({ rows: 2, files: 0, clean: true });
    const left = await find('');
    expect(left).toHaveLength(2);
    const gone = [0, 1, 2].find((index) => !left.includes(index)) ?? 0;
    for (const action of ['anotar', 'enviar', 'aceptar', 'borrar'] as const) {
      expect((await act(gone, action, { estado: 'ganada', suma: '', nota: 'Llamar' })).statusCode).toBe(404);
      expect(lastView(desk)).toMatchObject({ notice: { notice: 'notFound' } });
    }
    expect((await get(deskRoutes.lead(desk.references[gone] ?? ''), { cookie })).statusCode).toBe(404);
    expect(await find(`?buscar=${desk.references[gone]}`)).toEqual([]);
  });

  test('erases no message that came after the page was shown', async () => {
    const { act, get, cookie, find, references, ...desk } = await open(2, () => ({ from_email: PERSON }));
    await get(deskRoutes.leadAction(references[0] ?? '', 'borrar'), { cookie });
    const shown = { [ERASED_FIELD]: lastView(desk)?.erase?.version };
    // As after a clock was ahead: it sorts before those that were shown.
    await seedLeads(desk.store, 1, desk.clock.now(), () => ({ from_email: PERSON, received_at: 1 }));
    for (const fields of [{}, shown]) expect((await act(0, 'borrar', fields)).statusCode).toBe(409);
    const again = lastView(desk)?.erase;
    expect(again).toMatchObject({ references: { length: 3 }, hasMore: true });
    expect(await find('')).toHaveLength(3);
    await act(0, 'borrar', { [ERASED_FIELD]: again?.version });
    expect(lastView(desk)?.erase?.erased).toMatchObject({ rows: 3 });
  });

  test('exports all leads with formulas disarmed', async () => {
    const { get, cookie } = await open(501, (index) => ({
      from_name: index === 0 ? '=1+1' : 'Ana',
      note: index === 0 ? '@x' : '',
      status: index === 0 ? 'ganada' : 'nueva',
      sum_cents: index === 0 ? 120_050 : null,
    }));
    const { headers, body } = await get(deskRoutes.exportCsv, { cookie });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="solicitudes-\d{4}-\d\d-\d\d\.csv"$/),
    });
    expect(body.match(/\r\n[A-Z]{2}-/g)).toHaveLength(501);
    expect(body).toContain(`;'=1+1;`);
    expect(body).toContain(`;'@x;`);
    expect(body).toContain(`;${deskWords.statuses.ganada};"1200,50";`);
  });
});
