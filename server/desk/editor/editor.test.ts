import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FILE_ROWS, rowsField } from '../../../domain/content/form/form-value.ts';
import { deskRoutes } from '../../../domain/desk/desk-routes.ts';
import { FORM_FIELDS } from '../../../domain/desk/editor/form-fields.ts';
import type { EditView } from '../../../domain/desk/editor/views.ts';
import { editorWords } from '../../../domain/desk/editor/words.ts';
import type { DeskViews } from '../../../domain/desk/views.ts';
import { listFamilies, listPlans } from '../../../domain/plans/find-plan.ts';
import { formatMoney } from '../../../domain/price.ts';
import { routes } from '../../../domain/routes.ts';
import { dayInEcuador } from '../../../domain/site/moment.ts';
import { slugify } from '../../../domain/site/slug.ts';
import { isPublished } from '../../../domain/whitepapers/whitepaper-file.ts';
import { FakeClock } from '../../../tests/harness/unit/fake-clock.ts';
import { fakeWhitepapers } from '../../../tests/harness/unit/fake-whitepapers.ts';
import { sampleWhitepaper } from '../../../tests/harness/unit/sample-whitepaper.ts';
import { fieldsOf } from '../../../tests/harness/unit/sent-fields.ts';
import { SITE_URL } from '../../../tests/harness/unit/test-app.ts';
import { lastView, openTestDesk } from '../../../tests/harness/unit/test-desk.ts';
import { changeGround, copyContent, OTHER, openTestEditor, PIXEL } from '../../../tests/harness/unit/test-editor.ts';
import { openTimedStore, STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { hashPicture } from '../../content/hash-picture.ts';
import type { Editor } from '../../editor/editor.ts';
import { CATALOGUE } from '../../editor/lists.ts';
import { listFile, removeFile } from '../../editor/related-files.ts';
import { publishDue, readFailedSchedule, readSchedule, setSchedule } from '../../editor/schedule.ts';
import { describeAll, titleOf } from '../../editor/titles.ts';
import { takeUpload } from '../../editor/uploads.ts';
import { FAMILY, familiesOf } from './new-values.ts';

const PLAN = 'plans/nivel-2.yaml';
const COMPANY = 'company.yaml';

/** Uploads a photograph, which then is pending: `images/subida.png`. */
async function savePhoto(editor: Editor): Promise<void> {
  const upload = { name: 'subida.png', file: 'sent' };
  const photo = await takeUpload(editor, { accept: async () => PIXEL }, upload, { now: 0 });
  if (typeof photo === 'string') throw new Error(photo);
  await editor.save([photo], 'test');
}

/** The form of the photographs, filled with these. */
function photoForm(photos: Readonly<Record<string, Buffer>>, place?: string): FormData {
  const form = new FormData();
  if (place) form.append('en', place);
  for (const [name, bytes] of Object.entries(photos)) form.append('fotos', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Sends the form of the photographs. */
async function sendPhotos({ app, cookie }: Awaited<ReturnType<typeof openDesk>>, form: FormData) {
  const sent = new Response(form);
  const browser = { host: new URL(SITE_URL).host, origin: SITE_URL, 'x-forwarded-proto': 'https', cookie };
  return app.inject({
    ...{ method: 'POST', url: deskRoutes.photos, payload: Buffer.from(await sent.arrayBuffer()) },
    headers: { ...browser, 'content-type': sent.headers.get('content-type') ?? '' },
  });
}

/** A desk whose editor works over a copy of the content, with a signed-in browser. */
async function openDesk(
  storeKind: (typeof STORE_KINDS)[number] = 'SQLite',
  ownFolder?: string,
  whitepapers = fakeWhitepapers([]),
) {
  const clock = new FakeClock(Date.UTC(2026, 10, 27, 12));
  const timed = await openTimedStore(storeKind, clock);
  const { store } = timed;
  const { editor, folder, content, published } = await openTestEditor({ store, clock, folder: ownFolder });
  const desk = await openTestDesk({ beside: { ...timed, clock }, content, editor, whitepapers });
  const cookie = await desk.signIn();
  const look = async <View extends keyof DeskViews>(name: View, url: string) => {
    const { statusCode } = await desk.get(url, { cookie });
    const view = lastView(desk);
    return { statusCode, done: view?.done, ...(view?.[name] as DeskViews[View]) };
  };
  const form = (file: string, part?: string) => look('edit', deskRoutes.contentFile(file, part));
  const send = (url: string, fields: Parameters<typeof desk.post>[1]) => desk.post(url, fields, { cookie });
  /** Publishes all that is pending. */
  const publish = () => send(deskRoutes.pendingContent, { hacer: 'publicar' });
  /** Opens a form, types into it and presses a button; resolves to the response. */
  const type = async (file: string, button: string, typed: Record<string, string>, opened?: EditView) => {
    const view = opened ?? (await form(file));
    return send(view.action, { ...fieldsOf(view), ...typed, [FORM_FIELDS.button]: button });
  };
  return { ...desk, editor, store, clock, content, published, folder, cookie, look, form, send, publish, type };
}

/** What the list of pending changes sends with a button: its files in the versions that it shows. */
async function pendingList(desk: Awaited<ReturnType<typeof openDesk>>) {
  const { files } = await desk.look('pending', deskRoutes.pendingContent);
  return { listado: files.map(({ path }) => path), version: files.map(({ version }) => version) };
}

const read = (folder: string, file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const priceOf = ({
  content,
}: {
  readonly content: () => { readonly plans: Readonly<Record<string, { price?: { amount: number } | undefined }>> };
}) => content().plans['nivel-2']?.price?.amount;

describe.each(STORE_KINDS)('the editor on %s', (storeKind) => {
  test('publishes a price at once: one line of its file differs, and the folder is as it was', async () => {
    const desk = await openDesk(storeKind);
    const before = priceOf(desk) ?? 0;
    const { statusCode, headers } = await desk.type(PLAN, 'publicar', { 'price.amount': String(before + 25) });
    expect([statusCode, headers['location']]).toEqual([303, `${deskRoutes.contentFile(PLAN)}?hecho=publicado`]);
    expect(priceOf(desk)).toBe(before + 25);
    const { text } = await desk.editor.publishedState(`content/${PLAN}`);
    const ground = read(desk.folder, PLAN);
    expect(text).toBe(ground.replace(`amount: ${before}`, `amount: ${before + 25}`));
  });

  test('keeps a saved change pending until it is published, and shows its words before and after', async () => {
    const desk = await openDesk(storeKind);
    const { phone } = desk.content().company;
    await desk.type(COMPANY, 'guardar', { phone: '+593 99 111 2222' });
    expect(desk.content().company.phone).toBe(phone);
    const { files, problems } = await desk.look('pending', deskRoutes.pendingContent);
    expect(problems).toEqual([]);
    expect(files.map(({ path, kind }) => [path, kind])).toEqual([[`content/${COMPANY}`, 'changed']]);
    const pieces = files[0]?.changes.flatMap((change) => change.pieces) ?? [];
    expect(
      pieces
        .filter(({ kind }) => kind === 'added')
        .map(({ text }) => text)
        .join(''),
    ).toContain('111 2222');
    await desk.publish();
    expect(desk.content().company.phone).toBe('+593 99 111 2222');
    expect(await desk.editor.pending()).toEqual([]);
  });

  test('discards all that is pending, and with it when it would be published', async () => {
    const desk = await openDesk(storeKind);
    await desk.type(COMPANY, 'guardar', { phone: '+593 99 111 2222' });
    const raised = { 'price.amount': String((priceOf(desk) ?? 0) + 1) };
    await desk.type(PLAN, 'guardar', raised);
    await setSchedule(desk.store, { at: desk.clock.now() + 60_000, device: 'test' });
    const discard = (file = '', listado = [COMPANY, PLAN].map((name) => `content/${name}`)) =>
      desk.send(deskRoutes.pendingContent, { hacer: `descartar${file}`, listado });
    await discard(`:content/${PLAN}`);
    expect((await desk.editor.pending()).map(({ path }) => path)).toEqual([`content/${COMPANY}`]);
    expect(await readSchedule(desk.store), 'something is pending').toBeDefined();
    await desk.type(PLAN, 'guardar', raised);
    await discard('', [`content/${COMPANY}`]);
    expect(
      (await desk.editor.pending()).map(({ path }) => path),
      'saved after the list was shown',
    ).toEqual([`content/${PLAN}`]);
    await discard();
    expect(await desk.editor.pending()).toEqual([]);
    expect(await readSchedule(desk.store)).toBeUndefined();
    const cuando = '2026-12-20T08:00';
    await desk.send(deskRoutes.pendingContent, { hacer: 'programar', cuando });
    expect(await readSchedule(desk.store), 'with nothing to publish').toBeUndefined();
  });

  test.each(['publicar', 'descartar', `descartar:content/${COMPANY}`])(
    'takes no change that came after the list was shown (%s)',
    async (hacer) => {
      const desk = await openDesk(storeKind);
      const press = async () => {
        const shown = await pendingList(desk);
        return (button = hacer) => desk.send(deskRoutes.pendingContent, { hacer: button, ...shown });
      };
      await desk.type(COMPANY, 'guardar', { town: 'Tilo' });
      await desk.type(PLAN, 'guardar', { 'price.amount': '777' });
      const pressEarly = await press();
      await desk.type(COMPANY, 'guardar', { town: 'Molle' });
      expect((await pressEarly()).statusCode).toBe(409);
      expect(lastView(desk)?.pending?.meanwhile).toEqual([titleOf(`content/${COMPANY}`)]);
      expect(await desk.editor.pending()).toHaveLength(2);
      expect((await pressEarly(`descartar:content/${PLAN}`)).statusCode, 'another file').toBe(303);
      expect((await (await press())()).statusCode).toBe(303);
      expect(await desk.editor.pending()).toEqual([]);
    },
  );

  test('says of what others have published that it cannot be discarded, and nothing of what they have discarded', async () => {
    const desk = await openDesk(storeKind);
    await desk.type(COMPANY, 'guardar', { town: 'Tilo' });
    await desk.type(PLAN, 'guardar', { 'price.amount': '777' });
    const shown = await pendingList(desk);
    const discard = async (own: string) => {
      const { statusCode } = await desk.send(deskRoutes.pendingContent, { hacer: `descartar${own}`, ...shown });
      return [statusCode, lastView(desk)?.pending?.meanwhile];
    };
    const [published, discarded] = [`:content/${COMPANY}`, `:content/${PLAN}`];
    await desk.type(COMPANY, 'publicar', {});
    for (const own of ['', published]) expect(await discard(own)).toEqual([409, [titleOf(`content/${COMPANY}`)]]);
    expect(await desk.editor.pending()).toHaveLength(1);
    for (const _ of ['once', 'twice']) expect((await discard(discarded))[0]).toBe(303);
    expect(await desk.editor.pending()).toEqual([]);
  });

  test('names what goes with a change that is to be discarded, and discards that together unless it changed', async () => {
    const desk = await openDesk(storeKind);
    await desk.type(COMPANY, 'guardar', { town: 'Tilo' });
    await desk.send(deskRoutes.moveContent(PLAN), { [FORM_FIELDS.slug]: 'molle', [FORM_FIELDS.button]: 'guardar' });
    const ask = async () => {
      const shown = await pendingList(desk);
      const asked = await desk.send(deskRoutes.pendingContent, { hacer: `descartar:content/${PLAN}`, ...shown });
      expect(asked.statusCode).toBe(409);
      const { files = [], together } = lastView(desk)?.pending ?? {};
      const listed = files.filter(({ path }) => together?.includes(path));
      const sent = { listado: listed.map(({ path }) => path), version: listed.map(({ version }) => version) };
      return () => desk.send(deskRoutes.pendingContent, { hacer: 'descartar', ...sent });
    };
    const discard = await ask();
    await desk.type('plans/molle.yaml', 'guardar', { 'price.amount': '777' });
    expect((await discard()).statusCode).toBe(409);
    expect((await desk.editor.stateOf('content/plans/molle.yaml')).text).toContain('amount: 777');
    expect((await (await ask())()).statusCode).toBe(303);
    expect((await desk.editor.pending()).map(({ path }) => path)).toEqual([`content/${COMPANY}`]);
  });

  test('publishes nothing that another device discards meanwhile: not from the list, and not from a form', async () => {
    const desk = await openDesk(storeKind);
    const was = priceOf(desk);
    const publish = desk.editor.publish.bind(desk.editor);
    const discardDuring = () => {
      desk.editor.publish = async (...given) => {
        desk.editor.publish = publish;
        await desk.editor.discard([`content/${PLAN}`]);
        return publish(...given);
      };
    };
    await desk.type(COMPANY, 'guardar', { town: 'Tilo' });
    await desk.type(PLAN, 'guardar', { 'price.amount': '777' });
    discardDuring();
    expect((await desk.publish()).headers['location']).toContain('hecho=publicado');
    expect([desk.content().company.town, priceOf(desk), await desk.editor.pending()]).toEqual(['Tilo', was, []]);
    await desk.type(PLAN, 'guardar', { 'price.amount': '777' });
    discardDuring();
    const { headers } = await desk.type(PLAN, 'publicar', { title: 'Molle' });
    expect([headers['location'], priceOf(desk)]).toEqual([expect.stringContaining('hecho=sin-publicar'), was]);
    expect((await desk.form(PLAN)).value).toMatchObject({ title: 'Molle', price: { amount: was } });
  });

  test('publishes no change that another device makes while it discards another one of the list', async () => {
    const desk = await openDesk(storeKind);
    const was = [desk.content().company.town, priceOf(desk)];
    await desk.type(COMPANY, 'guardar', { town: 'Tilo' });
    await desk.type(PLAN, 'guardar', { 'price.amount': '777' });
    const shown = await pendingList(desk);
    const publish = desk.editor.publish.bind(desk.editor);
    desk.editor.publish = async (...given) => {
      desk.editor.publish = publish;
      await desk.editor.discard([`content/${PLAN}`]);
      await desk.type(COMPANY, 'guardar', { town: 'Molle' });
      return publish(...given);
    };
    const { statusCode } = await desk.send(deskRoutes.pendingContent, { hacer: 'publicar', ...shown });
    expect([statusCode, lastView(desk)?.pending?.meanwhile]).toEqual([409, [titleOf(`content/${COMPANY}`)]]);
    expect([desk.content().company.town, priceOf(desk)]).toEqual(was);
  });

  test('keeps what another device saves while a form is published', async () => {
    const desk = await openDesk(storeKind);
    const { tryOut } = desk.editor;
    const ground = (await desk.editor.stateOf(`content/${COMPANY}`)).text ?? '';
    const opened = await desk.form(COMPANY);
    desk.editor.tryOut = async (files) => {
      desk.editor.tryOut = tryOut;
      const text = ground.replace(/^phone: .*/m, "phone: '+593 99 111 2222'");
      await desk.editor.save([{ path: `content/${COMPANY}`, text, picture: null }], 'other');
      return tryOut(files);
    };
    await desk.type(COMPANY, 'publicar', { town: 'Puembo' }, opened);
    expect(desk.content().company).toMatchObject({ town: 'Puembo', phone: '' });
    expect((await desk.form(COMPANY)).value).toMatchObject({ town: 'Puembo', phone: '+593 99 111 2222' });
    expect(await desk.editor.pending()).toHaveLength(1);
  });

  test('saves the text of a guide without control characters', async () => {
    const desk = await openDesk(storeKind);
    const file = `whitepapers/${desk.content().whitepaperFiles[0]?.slug}.md`;
    const typed = { [FORM_FIELDS.body]: 'Tilo\0 molle\v arupo.\tFin.' };
    expect((await desk.type(file, 'publicar', typed)).statusCode).toBe(303);
    expect((await desk.form(file)).body).toBe('Tilo molle arupo.\tFin.\n');
  });

  test('goes back to each publication, also of those that soon follow each other, and forward again', async () => {
    const desk = await openDesk(storeKind);
    const [first = 0] = [priceOf(desk)];
    for (const amount of [first + 1, first + 2]) await desk.type(PLAN, 'publicar', { 'price.amount': String(amount) });
    const { entries } = await desk.look('history', deskRoutes.contentHistory);
    expect(entries.map(({ files }) => files.map(({ path }) => path))).toEqual([
      [`content/${PLAN}`],
      [`content/${PLAN}`],
    ]);
    const goBack = (id: number) => desk.send(deskRoutes.contentHistory, { volver: String(id) });
    await goBack(entries[1]?.id ?? -1);
    expect(priceOf(desk)).toBe(first + 1);
    await goBack(0);
    expect(priceOf(desk)).toBe(first);
    expect((await desk.editor.published()).length).toBe(0);
    await goBack(entries[0]?.id ?? -1);
    expect(priceOf(desk)).toBe(first + 2);
  });

  test('takes back one publication alone, but for one that changed what was changed again', async () => {
    const desk = await openDesk(storeKind);
    const [first = 0, { town, phone }] = [priceOf(desk), desk.content().company];
    await desk.type(COMPANY, 'publicar', { town: 'Puembo' });
    await desk.type(COMPANY, 'publicar', { phone: '+593 99 111 2222' });
    await desk.type(PLAN, 'publicar', { 'price.amount': String(first + 1) });
    await desk.type(PLAN, 'publicar', { 'price.amount': String(first + 2) });
    const undo = async (id: number) =>
      (await desk.send(deskRoutes.contentHistory, { deshacer: String(id) })).statusCode;
    const shown = () => [desk.content().company.town, desk.content().company.phone, priceOf(desk)];
    expect(await undo(3), 'changed again').toBe(409);
    expect(lastView(desk)?.history?.again).toHaveLength(1);
    expect(shown()).toEqual(['Puembo', '+593 99 111 2222', first + 2]);
    expect([await undo(1), await undo(1)], 'sent twice').toEqual([303, 303]);
    expect(shown()).toEqual([town, '+593 99 111 2222', first + 2]);
    await undo(4);
    await undo(2);
    expect(shown()).toEqual([town, phone, first + 1]);
  });

  test('undoes no publication that the list of the history did not show yet, and goes back once it does', async () => {
    const desk = await openDesk(storeKind);
    const [first = 0] = [priceOf(desk)];
    await desk.type(PLAN, 'publicar', { 'price.amount': String(first + 1) });
    const { version } = await desk.look('history', deskRoutes.contentHistory);
    await desk.type(COMPANY, 'publicar', { town: 'Puembo' });
    const goBack = async (shown: number) => {
      const fields = { volver: '0', [FORM_FIELDS.version]: String(shown) };
      return (await desk.send(deskRoutes.contentHistory, fields)).statusCode;
    };
    expect(await goBack(version)).toBe(409);
    expect([priceOf(desk), desk.content().company.town]).toEqual([first + 1, 'Puembo']);
    const again = lastView(desk)?.history;
    expect(again?.meanwhile).toEqual([titleOf(`content/${COMPANY}`)]);
    const shown = again?.version ?? 0;
    expect([await goBack(shown), await goBack(shown)], 'sent twice').toEqual([303, 303]);
    expect(priceOf(desk)).toBe(first);
  });

  test('undoes no publication that is made while it prepares to go back', async () => {
    const desk = await openDesk(storeKind);
    const [first = 0, { town }] = [priceOf(desk), desk.content().company];
    await desk.type(COMPANY, 'publicar', { town: 'Tilo' });
    await desk.type(PLAN, 'publicar', { 'price.amount': String(first + 1) });
    const { version } = await desk.look('history', deskRoutes.contentHistory);
    const goBack = (to: number, shown: number) =>
      desk.send(deskRoutes.contentHistory, { volver: String(to), [FORM_FIELDS.version]: String(shown) });
    const publish = desk.editor.publish.bind(desk.editor);
    desk.editor.publish = async (...given) => {
      desk.editor.publish = publish;
      expect((await goBack(0, version)).statusCode).toBe(303);
      return publish(...given);
    };
    expect((await goBack(1, version)).statusCode).toBe(409);
    expect([desk.content().company.town, priceOf(desk)]).toEqual([town, first]);
    expect((await goBack(1, lastView(desk)?.history?.version ?? 0)).statusCode, 'seen').toBe(303);
    expect([desk.content().company.town, priceOf(desk)]).toEqual(['Tilo', first]);
  });

  test('joins what two people changed in one file, and asks when both changed the same', async () => {
    const desk = await openDesk(storeKind);
    const [mine, theirs] = [await desk.form(COMPANY), await desk.form(COMPANY)];
    await desk.type(COMPANY, 'publicar', { phone: '+593 99 111 2222' }, theirs);
    await desk.type(COMPANY, 'publicar', { town: 'Puembo' }, mine);
    expect(desk.content().company).toMatchObject({ phone: '+593 99 111 2222', town: 'Puembo' });
    const response = await desk.type(COMPANY, 'publicar', { phone: '+593 99 333 4444' }, mine);
    expect(response.statusCode).toBe(409);
    expect(desk.content().company.phone).toBe('+593 99 111 2222');
    const again = lastView(desk)?.edit;
    const asked = again?.meanwhile?.map(({ pieces }) =>
      pieces
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    );
    expect(asked).toEqual(['+593 99 333 4444']);
    await desk.type(COMPANY, 'publicar', { phone: '+593 99 333 4444' }, again);
    expect(desk.content().company.phone).toBe('+593 99 333 4444');
  });

  test('publishes the pending changes when their time has come', async () => {
    const desk = await openDesk(storeKind);
    const task = desk.editor.start();
    onTestFinished(() => task.stop());
    await desk.type(COMPANY, 'guardar', { town: 'Puembo' });
    const cuando = new Date(desk.clock.now() - 5 * 60 * 60_000 + 60 * 60_000)
      .toISOString()
      .slice(0, 'YYYY-MM-DDTHH:MM'.length);
    await desk.send(deskRoutes.pendingContent, { hacer: 'programar', cuando });
    expect((await desk.look('pending', deskRoutes.pendingContent)).scheduledAt).toBe(desk.clock.now() + 60 * 60_000);
    expect(desk.content().company.town).not.toBe('Puembo');
    await desk.advance(60 * 60_000);
    await expect.poll(() => desk.content().company.town).toBe('Puembo');
    await expect.poll(() => readSchedule(desk.store)).toBeUndefined();
    await expect.poll(() => readFailedSchedule(desk.store)).toBeUndefined();
  });

  test('cancels a scheduled publication while it is being prepared, and nothing once it is made', async () => {
    const desk = await openDesk(storeKind);
    await desk.type(COMPANY, 'guardar', { town: 'Puembo' });
    const due = { at: desk.clock.now(), device: 'test' };
    const cancel = async () => {
      const { headers } = await desk.send(deskRoutes.pendingContent, { hacer: 'no-programar' });
      return String(headers['location']).split('=').at(-1);
    };
    const publish = desk.editor.publish.bind(desk.editor);
    desk.editor.publish = async (...given) => {
      expect(await cancel()).toBe('cancelado');
      return publish(...given);
    };
    await setSchedule(desk.store, due);
    await publishDue(desk.editor, due.at);
    expect([desk.content().company.town === 'Puembo', await desk.editor.pending()]).toMatchObject([false, [{}]]);
    desk.editor.publish = publish;
    await setSchedule(desk.store, due);
    await publishDue(desk.editor, due.at);
    expect([desk.content().company.town, await cancel()]).toEqual(['Puembo', 'igual']);
  });

  test.for([
    ['something is published', [{ hacer: `descartar:content/${PLAN}` }, { hacer: 'publicar' }]],
    ['it is cancelled', [{ hacer: 'no-programar' }]],
    [
      'it is scheduled again',
      [{ hacer: `descartar:content/${PLAN}` }, { hacer: 'programar', cuando: '2026-12-20T08:00' }],
    ],
  ] as const)('says that a scheduled publication failed until %s', async ([, forms]) => {
    const desk = await openDesk(storeKind);
    const task = desk.editor.start();
    onTestFinished(() => task.stop());
    await desk.type(COMPANY, 'guardar', { town: 'Puembo' });
    const at = desk.clock.now() + 60_000;
    await setSchedule(desk.store, { at, device: 'test' });
    await desk.editor.save([{ path: `content/${PLAN}`, text: 'title: 1\n', picture: null }], 'test');
    await desk.advance(60_000);
    await expect.poll(() => readFailedSchedule(desk.store)).toBe(at);
    const read = async () => {
      const views = [
        await desk.look('inbox', deskRoutes.inbox),
        await desk.look('content', deskRoutes.content),
        await desk.look('pending', deskRoutes.pendingContent),
      ];
      return [lastView(desk)?.attention, ...views.map(({ failedSchedule }) => failedSchedule)];
    };
    expect(await read()).toEqual(['waiting', at, at, at]);
    expect(await desk.editor.pending()).toHaveLength(2);
    for (const form of forms) expect((await desk.send(deskRoutes.pendingContent, form)).statusCode).toBe(303);
    expect(await read()).toEqual(['well', undefined, undefined, undefined]);
  });

  test('publishes one file from its form, with a problem in another that is pending', async () => {
    const desk = await openDesk(storeKind);
    await desk.editor.save([{ path: `content/${PLAN}`, text: 'title: 1\n', picture: null }], 'test');
    const { headers } = await desk.type(COMPANY, 'publicar', { town: 'Puembo' });
    expect(headers.location).toContain('publicado');
    expect(desk.content().company.town).toBe('Puembo');
    expect((await desk.editor.pending()).map(({ path }) => path)).toEqual([`content/${PLAN}`]);
  });
});

test('refuses what the check refuses, beside the field, with what was typed', async () => {
  const desk = await openDesk();
  const response = await desk.type(COMPANY, 'publicar', { email: 'sin arroba', town: 'Otra' });
  expect(response.statusCode).toBe(422);
  const view = lastView(desk)?.edit;
  expect(view?.problems.map(({ field }) => field)).toEqual(['email']);
  expect(view?.value).toMatchObject({ email: 'sin arroba', town: 'Otra' });
  expect(await desk.editor.pending()).toEqual([]);
});

test('refuses what the check refuses in the text of a guide, beside it: of one that is there, and of a new one', async () => {
  const desk = await openDesk();
  const slug = desk.content().whitepaperFiles[0]?.slug ?? '';
  for (const url of [deskRoutes.contentFile(`whitepapers/${slug}.md`), deskRoutes.copyContent('whitepapers', slug)]) {
    const form = await desk.look('edit', url);
    const typed = { title: 'Tilo', [FORM_FIELDS.body]: '![](tilo.jpg)', [FORM_FIELDS.button]: 'guardar' };
    await desk.send(form.action, { ...fieldsOf(form), ...typed });
    const places = lastView(desk)?.edit?.problems.map(({ field, label }) => [field, label]);
    const text = [FORM_FIELDS.body, editorWords.guide.body];
    expect(places).toEqual([text, text]);
    await desk.send(form.action, {
      ...fieldsOf(form),
      title: 'Nuestra agencia, más de 99 años de experiencia',
      [FORM_FIELDS.button]: 'guardar',
    });
    const problems = lastView(desk)?.edit?.problems ?? [];
    expect(problems).not.toEqual([]);
    expect(problems.map(({ field }) => field)).not.toContain(FORM_FIELDS.body);
  }
});

test('a name of digits is no number of a row', async () => {
  const { editor } = await openDesk();
  const [problem] = await describeAll(editor, [
    { file: 'content/widgets.yaml', field: 'tierWords.3.name', message: '' },
  ]);
  expect(problem?.label).not.toContain('4');
});

test('a family of plans with a wrong name is reported by the label of the list and its name', async () => {
  const desk = await openDesk();
  const form = await desk.form('catalogue.yaml', 'categories');
  const typed = { 'categories.0.families.#': '1', 'categories.0.families.0.name': 'Zarzaparrilla' };
  await desk.type('catalogue.yaml', 'guardar', typed, form);
  const [problem] = lastView(desk)?.edit?.problems ?? [];
  expect(problem?.label).toBe('Categorías de planes 1 › Familias de planes «Zarzaparrilla»');
  expect(problem?.message).toContain('«Zarzaparrilla»');
  expect(problem?.message).not.toContain('Familias');
});

test('a problem in a list names its row', async () => {
  const desk = await openDesk();
  const part = await desk.form('navigation.yaml', 'footer');
  const typed = { 'footer.groups.1.links.1.href': 'x', 'footer.statements.0.href': 'x' };
  await desk.type('navigation.yaml', 'guardar', typed, part);
  const labels = lastView(desk)?.edit?.problems.map(({ label }) => label);
  const rows = ['Grupos 2 › Enlaces 2 › Dirección', 'Enlaces de la última línea 1 › Dirección'];
  expect(labels).toEqual(rows.map((row) => `Pie de página › ${row}`));
});

test('problems of a new file come in the order of its form, each with its group and its row', async () => {
  const desk = await openDesk();
  const form = await desk.look('edit', deskRoutes.newContent('projects'));
  const typed = { 'author.name': 'x'.repeat(99), 'pictures.1.image': 'no-existe.jpg', 'pictures.1.alt': 'Un horno' };
  const first = { 'pictures.0.image': 'no-existe.jpg', 'pictures.0.alt': 'Una vitrina' };
  const sent = { ...fieldsOf(form), ...typed, ...first, 'pictures.#': '2', [FORM_FIELDS.button]: 'guardar' };
  await desk.send(form.action, sent);
  const labels = lastView(desk)?.edit?.problems.map(({ label }) => label);
  const alone = ['Título', 'Qué se hizo y para quién', 'Foto principal', 'Color de fondo'];
  expect(labels).toEqual([...alone, 'Quién lo hizo › Nombre', 'Más fotos 1 › Foto', 'Más fotos 2 › Foto']);
});

test('families of plans without a name are each reported as empty', async () => {
  const desk = await openDesk();
  const form = await desk.form('catalogue.yaml', 'categories');
  const rows = [0, 1].map((row) => [`categories.0.families.${row}.value.#`, `categories.0.families.${row}.value.0`]);
  const values = rows.flatMap(([count = '', first = '']) => [[count, '1'] as const, [first, 'nivel-1'] as const]);
  const typed = { 'categories.0.families.#': '2', ...Object.fromEntries(values) };
  await desk.type('catalogue.yaml', 'guardar', typed, form);
  const problems = lastView(desk)?.edit?.problems.filter(({ label = '' }) => label.endsWith('› Familias de planes'));
  expect(problems?.map(({ message }) => /un dato vacío\.$/.test(message))).toEqual([true, true]);
});

test('refuses to publish at a time that has passed or is years away, and leaves a scheduled publication to the buttons again', async () => {
  const desk = await openDesk();
  await desk.type(COMPANY, 'guardar', { town: 'Puembo' });
  const schedule = async (hacer: string, cuando = '') => {
    const { statusCode } = await desk.send(deskRoutes.pendingContent, { hacer, cuando });
    return [statusCode, (await readSchedule(desk.store)) !== undefined];
  };
  expect(await schedule('programar', '2026-11-20T08:00')).toEqual([422, false]);
  expect(lastView(desk)?.pending?.refusedMoment, 'as it was typed').toBe('2026-11-20T08:00');
  expect(await schedule('programar')).toEqual([422, false]);
  expect(await schedule('programar', '2226-12-20T08:00'), 'a mistyped year').toEqual([422, false]);
  expect(await schedule('programar', '2026-12-20T08:00')).toEqual([303, true]);
  expect(await schedule('no-programar')).toEqual([303, false]);
});

test('says of what is saved that a scheduled publication takes it along, until that is cancelled', async () => {
  const desk = await openDesk();
  const save = async (town: string) => {
    const { headers } = await desk.type(COMPANY, 'guardar', { town });
    return (await desk.look('edit', String(headers['location']))).done;
  };
  expect(await save('Puembo')).toBe('guardado');
  await desk.send(deskRoutes.pendingContent, { hacer: 'programar', cuando: '2026-12-20T08:00' });
  expect(await save('Pifo')).toBe('en-espera');
  const photo = photoForm({ 'molle.png': PIXEL });
  expect((await sendPhotos(desk, photo)).headers['location']).toBe(`${deskRoutes.photos}?hecho=en-espera`);
  const { headers } = await desk.send(deskRoutes.pendingContent, { hacer: 'no-programar' });
  expect((await desk.look('pending', String(headers['location']))).done).toBe('cancelado');
  expect(await save('Checa')).toBe('guardado');
});

test('a family without plans is offered to a new plan by its own name', async () => {
  const { content } = await openDesk();
  const { catalogue } = content();
  const categories = catalogue.categories.map((one, at) => (at > 0 ? one : { ...one, families: { vivero: [] } }));
  const [family] = Object.values(familiesOf({ ...content(), catalogue: { ...catalogue, categories } }));
  expect(family).toMatch(/: vivero$/);
});

test('schedules nothing while something must be corrected, and shows it', async () => {
  const desk = await openDesk();
  await desk.editor.save([{ path: `content/${PLAN}`, text: 'title: 1\n', picture: null }], 'test');
  const { statusCode } = await desk.send(deskRoutes.pendingContent, {
    hacer: 'programar',
    cuando: '2026-12-20T08:00',
  });
  expect(statusCode).toBe(422);
  expect(lastView(desk)?.pending?.problems).not.toEqual([]);
  expect(lastView(desk)?.pending?.typedMoment, 'as it was typed').toBe('2026-12-20T08:00');
  expect(await readSchedule(desk.store)).toBeUndefined();
});

test.each([
  ['nothing', '', 'con-otros'],
  ['a mistake', 'name: 1\n', 'sin-publicar'],
])(
  'a form that does not stand without what else is pending, with %s wrong there, is saved',
  async (_name, text, done) => {
    const desk = await openDesk();
    await desk.send(deskRoutes.moveContent(PLAN), { [FORM_FIELDS.slug]: 'molle', [FORM_FIELDS.button]: 'guardar' });
    if (text) await desk.editor.save([{ path: `content/${COMPANY}`, text, picture: null }], 'test');
    const { headers } = await desk.type('plans/molle.yaml', 'publicar', { 'price.amount': '777' });
    const { problems, ...view } = await desk.look('pending', String(headers['location']));
    expect([view.done, problems.length > 0]).toEqual([done, text !== '']);
    expect((await desk.editor.stateOf('content/plans/molle.yaml')).text).toContain('amount: 777');
    expect(await desk.editor.published()).toEqual([]);
  },
);

test('the button of an earlier release that published one change does nothing, and says so', async () => {
  const desk = await openDesk();
  await desk.type(COMPANY, 'guardar', { town: 'Puembo' });
  const { headers } = await desk.send(deskRoutes.pendingContent, { hacer: `publicar:content/${COMPANY}` });
  expect((await desk.look('pending', String(headers['location']))).done).toBe('igual');
  expect(await desk.editor.published()).toEqual([]);
});

test('a server starts with what is published, and with its folder when that is refused', async () => {
  const desk = await openDesk();
  await desk.type(COMPANY, 'publicar', { town: 'Puembo' });
  const { content } = await openTestEditor({ store: desk.store, clock: desk.clock, folder: desk.folder });
  expect(content().company.town).toBe('Puembo');
  await desk.store
    .updateTable('content_file')
    .set({ text: 'name: 1' } as object)
    .execute();
  const broken = await openTestEditor({ store: desk.store, clock: desk.clock, folder: desk.folder });
  expect(broken.content().company.town).not.toBe('Puembo');
  expect(broken.published.refusal()).toContainEqual(expect.stringContaining('company.yaml'));
});

test('the form of a new plan leads to its page with what is pending', async () => {
  const desk = await openDesk();
  const [family = ''] = Object.keys(familiesOf(desk.content()));
  const text = read(desk.folder, PLAN).replace(/^title: .*$/m, 'title: Tilo');
  const path = 'content/plans/tilo.yaml';
  await desk.editor.save([{ path, text, picture: null }, ...(await listFile(desk.editor, path, { family }))], 'test');
  expect((await desk.form('plans/tilo.yaml')).preview).toMatch(/tilo$/);
});

test('a guide that cannot be parsed keeps the others from no preview and no form', async () => {
  const desk = await openDesk();
  const [broken = '', other = ''] = desk.content().whitepaperFiles.map(({ slug }) => slug);
  await desk.type(`whitepapers/${other}.md`, 'guardar', { draft: 'true' });
  changeGround(desk.folder, `whitepapers/${broken}.md`, (text) => text.replace(/^title: .*$/m, 'title: ['));
  changeGround(desk.folder, 'catalogue.yaml', () => 'services: [');
  const { statusCode } = await desk.get(deskRoutes.hiddenPreview(routes.whitepaper(other)), { cookie: desk.cookie });
  expect(statusCode).toBe(303);
  expect((await desk.form(`whitepapers/${other}.md`)).statusCode).toBe(200);
});

test.each([
  ['a draft', { draft: 'true' }],
  ['of a later day', { date: '2027-02-01' }],
])('the form of a guide that is %s leads to its page as it would be', async (_name, typed) => {
  const desk = await openDesk();
  const [slug = ''] = desk.content().whitepaperFiles.map((file) => file.slug);
  const file = `whitepapers/${slug}.md`;
  await desk.type(file, 'guardar', typed);
  const { preview = '', live } = await desk.form(file);
  expect(live).toBeUndefined();
  desk.renderNext(new Response('<html><head></head><body></body></html>'));
  await desk.get(preview, { cookie: desk.cookie });
  const shown = desk.shared.at(-1)?.content?.whitepaperFiles.find((guide) => guide.slug === slug);
  expect(shown && isPublished(shown, dayInEcuador(desk.clock.now()))).toBe(true);
  expect(shown?.html).toBe(desk.content().whitepaperFiles[0]?.html);
});

test('of a hidden plan whose title another has now, the preview says so, and previews of other hidden pages are shown', async () => {
  const desk = await openDesk();
  const [id = '', other = ''] = await unnamedPlans(desk);
  const guide = `whitepapers/${desk.content().whitepaperFiles[0]?.slug}.md`;
  await desk.type(`plans/${id}.yaml`, 'guardar', { hidden: 'true' });
  await desk.type(`plans/${other}.yaml`, 'guardar', { title: desk.content().plans[id]?.title ?? '' });
  await desk.type(guide, 'guardar', { draft: 'true' });
  desk.renderNext(new Response('<html><head></head><body></body></html>'));
  expect((await desk.look('edit', (await desk.form(guide)).preview ?? '')).statusCode).toBe(200);
  const { statusCode, ...view } = await desk.look('pending', (await desk.form(`plans/${id}.yaml`)).preview ?? '');
  expect([statusCode, view.problems.map(({ field }) => field)]).toEqual([422, ['title', 'title']]);
  expect(view.isOfHidden, 'not what is pending').toBe(true);
});

test.each([
  ['its text is shown', 'x', '<p>Texto.</p>'],
  ['no text of a news host is', 'molle', undefined],
])('beside the form of a guide %s', async (_name, slug_es, html) => {
  const desk = await openDesk('SQLite', undefined, fakeWhitepapers([sampleWhitepaper({ slug_es })]));
  const [slug = ''] = desk.content().whitepaperFiles.map((file) => file.slug);
  expect((await desk.form(`whitepapers/${slug}.md`)).html).toBe(html);
});

test('a row is added, moved and removed without saving anything', async () => {
  const desk = await openDesk();
  const questions = () => {
    const { value } = lastView(desk)?.edit ?? {};
    return (value as { questions: { items: { question: string }[] } }).questions.items.map(({ question }) => question);
  };
  const opened = await desk.form('pages/home.yaml', 'questions');
  const [first, second, ...rest] = questions();
  await desk.type('', 'down:questions.items.0', {}, opened);
  expect(questions()).toEqual([second, first, ...rest]);
  await desk.type('', 'remove:questions.items.0', {}, lastView(desk)?.edit);
  expect(questions()).toEqual([first, ...rest]);
  expect(await desk.editor.pending()).toEqual([]);
});

/** What the form of a new plan offers as its family. */
async function newFamilies(desk: Awaited<ReturnType<typeof openDesk>>): Promise<Readonly<Record<string, string>>> {
  const { shape } = await desk.look('edit', deskRoutes.newContent('plans'));
  const fields = shape?.type === 'group' ? new Map(shape.fields) : undefined;
  return fields?.get(FAMILY)?.choices ?? {};
}

test('a new plan is in the content, in its family and at its address; it goes again, and its address leads on', async () => {
  const desk = await openDesk();
  const family = Object.keys(await newFamilies(desk)).find((name) => name.endsWith('.splash')) ?? '';
  const plan = { title: 'Web Relámpago', type: 'desarrollo', summary: 'Una página en un día.', 'price.amount': '150' };
  const url = deskRoutes.newContent('plans');
  // A text that the form was made from is no text of a new file.
  const forged = { [FORM_FIELDS.base]: ': [' };
  await desk.send(url, { ...plan, ...forged, [FAMILY]: family, [FORM_FIELDS.button]: 'publicar' });
  const listed = () =>
    desk.content().catalogue.categories.flatMap((category) => Object.values(category.families).flat());
  expect(desk.content().plans['web-relampago']?.title).toBe('Web Relámpago');
  expect(listed()).toContain('web-relampago');
  const before = listed();

  const gone = deskRoutes.removeContent('plans/web-relampago.yaml');
  expect(await desk.look('remove', gone)).toMatchObject({ statusCode: 200, problems: [] });
  await desk.send(gone, {});
  await desk.publish();
  expect(desk.content().plans).not.toHaveProperty('web-relampago');
  expect(listed()).not.toContain('web-relampago');
  expect(desk.content().redirects).toContainEqual({
    from: routes.plan({ category: family.split('.')[0] ?? '', id: 'web-relampago' }),
    to: expect.stringMatching(/^\/servicios\//),
  });

  const { bin } = await desk.look('content', deskRoutes.content);
  expect(bin.map(({ title }) => title)).toEqual(['Web Relámpago']);
  await desk.send(deskRoutes.content, { recuperar: bin[0]?.path ?? '' });
  await desk.publish();
  expect(desk.content().plans['web-relampago']?.title).toBe('Web Relámpago');
  expect(listed()).toEqual(before);
  expect(desk.content().redirects.map(({ from }) => from)).not.toContain(expect.stringContaining('web-relampago'));
});

test.each([
  ['whitepapers', 'whitepapers'],
  ['projects', 'portfolio'],
] as const)('the list of %s is there only with their page', async (kind, page) => {
  const folder = copyContent();
  const readGroup = async () => {
    const { look } = await openDesk('SQLite', folder);
    const { groups } = await look('content', deskRoutes.content);
    return groups.find(({ title }) => title === editorWords.groups[kind]);
  };
  expect((await readGroup())?.add?.label).toBe(editorWords.add[kind]);
  for (const gone of [`pages/${page}.yaml`, kind]) rmSync(join(folder, gone), { recursive: true });
  expect(await readGroup()).toBeUndefined();
});

test('a new plan goes to no family until one is chosen', async () => {
  const desk = await openDesk();
  const form = await desk.look('edit', deskRoutes.newContent('plans'));
  const typed = { type: 'desarrollo', summary: 'Una página en un día.' };
  await desk.send(form.action, { ...fieldsOf(form), ...typed, [FORM_FIELDS.button]: 'publicar' });
  const said = lastView(desk)?.edit?.problems.map(({ field, message }) => [field, message]);
  expect(said).toEqual([
    [FAMILY, editorWords.form.noFamily],
    ['title', expect.any(String)],
  ]);
});

test('a new plan that is sent twice is refused the second time, beside its title', async () => {
  const desk = await openDesk();
  const [family = ''] = Object.keys(await newFamilies(desk));
  const plan = { title: 'Doble envío', type: 'desarrollo', summary: 'Dos veces.', 'price.amount': '150' };
  const sent = { ...plan, [FAMILY]: family, [FORM_FIELDS.button]: 'guardar' };
  const send = async () => (await desk.send(deskRoutes.newContent('plans'), sent)).statusCode;
  expect([await send(), await send()]).toEqual([303, 422]);
  const problems = lastView(desk)?.edit?.problems.map(({ field, message }) => [field, message]);
  expect(problems).toEqual([['title', expect.stringContaining('«Doble envío»')]]);
  expect((await desk.look('pending', deskRoutes.pendingContent)).problems).toEqual([]);
});

test('a copy begins with what its model says, in the same family, and is another plan', async () => {
  const desk = await openDesk();
  const model = await desk.form(PLAN);
  const copy = await desk.look('edit', model.copy ?? '');
  const { [FAMILY]: family, ...value } = copy.value as Readonly<Record<string, unknown>>;
  const { title, ...others } = model.value as Readonly<Record<string, unknown>>;
  expect(value).toEqual({ ...others, title: undefined });
  const typed = { ...fieldsOf({ ...model, base: '' }), title: `${title} bis`, [FAMILY]: String(family) };
  await desk.send(copy.action, { ...typed, [FORM_FIELDS.button]: 'publicar' });
  const id = slugify(`${title} bis`);
  const together = desk.content().catalogue.categories.flatMap(({ families }) => Object.values(families));
  expect(together.find((ids) => ids.includes(id))).toContain('nivel-2');
});

/** A text of the folder under another title. */
const named = (folder: string, file: string, title: string) =>
  read(folder, file).replace(/^title: .*$/m, `title: ${title}`);

test('a new project has the place behind all others: pending, hidden, and beside a mistake elsewhere', async () => {
  const desk = await openDesk();
  const [{ slug } = { slug: '' }] = desk.content().projects;
  const place = async () => {
    const { value } = await desk.look('edit', deskRoutes.newContent('projects'));
    return (value as { readonly order: number }).order;
  };
  const free = await place();
  const project = (id: string, order: number) => ({
    path: `content/projects/${id}.yaml`,
    text: named(desk.folder, `projects/${slug}.yaml`, id).replace(/^order: .*$/m, `order: ${order}`),
    picture: null,
  });
  const molle = project('molle', free + 1);
  const mistake = { path: `content/${PLAN}`, text: 'title: 1\n', picture: null };
  for (const [file, next] of [
    [project('arupo', free), free + 1],
    [{ ...molle, text: `${molle.text}hidden: true\n` }, free + 2],
    [mistake, free + 2],
  ] as const) {
    await desk.editor.save([file], 'test');
    expect(await place(), file.path).toBe(next);
  }
});

test.for(['publicar', 'guardar'])('a project at the place of another moves those behind it (%s)', async (button) => {
  const desk = await openDesk();
  const before = desk.content().projects.map(({ slug }) => slug);
  const last = before.at(-1) ?? '';
  await desk.type(`projects/${last}.yaml`, button, { order: '1' });
  const { content } = await desk.editor.draft();
  expect(content?.projects.map(({ slug }) => slug)).toEqual([last, ...before.slice(0, -1)]);
  expect(await desk.editor.pending()).toHaveLength(button === 'publicar' ? 0 : before.length);
});

test('a project that takes the place of one with pending changes is not published with these', async () => {
  const desk = await openDesk();
  const [first, second] = desk.content().projects.map(({ slug }) => `projects/${slug}.yaml`);
  await desk.type(first ?? '', 'guardar', { title: 'Molle' });
  const { headers } = await desk.type(second ?? '', 'publicar', { order: '1' });
  expect(headers['location']).toContain('hecho=con-otros');
  expect(await desk.editor.published()).toEqual([]);
  expect((await desk.editor.pending()).map(({ path }) => path)).toEqual(
    expect.arrayContaining([`content/${first}`, `content/${second}`]),
  );
});

test('the copy of a pending and hidden plan has its family', async () => {
  const desk = await openDesk();
  const text = `${named(desk.folder, PLAN, 'Molle')}hidden: true\n`;
  const plan = { path: 'content/plans/molle.yaml', text, picture: null };
  const [family = ''] = listFamilies(desk.content().catalogue).at(-1) ?? [];
  await desk.editor.save([plan, ...(await listFile(desk.editor, plan.path, { family }))], 'test');
  expect((await desk.look('edit', deskRoutes.copyContent('plans', 'molle'))).value).toMatchObject({ [FAMILY]: family });
});

test('a project is copied while the catalogue in the folder cannot be parsed', async () => {
  const desk = await openDesk();
  const [{ slug, description } = { slug: '', description: '' }] = desk.content().projects;
  changeGround(desk.folder, 'catalogue.yaml', () => 'services: [\n');
  expect((await desk.look('edit', deskRoutes.copyContent('projects', slug))).value).toMatchObject({ description });
});

test('plans, projects, guides and services are listed, and projects chosen, as the site shows them, not by the names of their files', async () => {
  const folder = copyContent();
  const filesIn = (pattern: string) => globSync(pattern, { cwd: folder }).toSorted();
  const [projects, guides] = [filesIn('projects/*.yaml'), filesIn('whitepapers/*.md')];
  for (const [index, file] of projects.entries())
    changeGround(folder, file, (text) => text.replace(/^order: .*/m, `order: ${projects.length - index}`));
  for (const [index, file] of guides.entries())
    changeGround(folder, file, (text) => text.replace(/^date: .*/m, `date: 2020-01-${10 + index}`));
  const desk = await openDesk('SQLite', folder);
  const { groups } = await desk.look('content', deskRoutes.content);
  const listed = (title: string) => groups.find((group) => group.title === title)?.files.map(({ href }) => href);
  const formsOf = (files: readonly string[]) => files.map((file) => deskRoutes.contentFile(file));
  expect(listed(editorWords.groups.projects)).toEqual(formsOf(projects.toReversed()));
  expect(listed(editorWords.groups.whitepapers)).toEqual(formsOf(guides.toReversed()));
  const { catalogue } = desk.content();
  const plans = listPlans(catalogue).map(({ id }) => `plans/${id}.yaml`);
  expect(listed(editorWords.groups.plans)).toEqual(formsOf(plans));
  const services = catalogue.services.map(({ page }) => `pages/${page}.yaml`);
  expect(listed(editorWords.groups.services)).toEqual(formsOf(services));
  const { names, shape, title } = await desk.look('edit', deskRoutes.contentFile('testimonials.yaml'));
  expect(shape).toMatchObject({ fields: [[FILE_ROWS, { label: title }]] });
  expect(names?.project?.map(({ value }) => `projects/${value}.yaml`)).toEqual(projects.toReversed());
});

test('a plan chooses among types of which no two have one name', async () => {
  const folder = copyContent();
  const { catalogue, plans } = (await openDesk('SQLite', folder)).content();
  const [{ name = '', slug = '' } = {}] = catalogue.services;
  changeGround(folder, 'pages/plan.yaml', (text) => text.replace(/^kinds:$/m, `kinds:\n  tilo: ${name.toLowerCase()}`));
  const desk = await openDesk('SQLite', folder);
  const { names } = await desk.look('edit', deskRoutes.contentFile(`plans/${Object.keys(plans)[0]}.yaml`));
  const types = names?.['plan-type']?.map(({ value }) => value);
  expect(types).toContain('tilo');
  expect(types).not.toContain(slug);
});

test('a new service is in the catalogue with its page at once; removed, its address leads to the services', async () => {
  const desk = await openDesk();
  const url = deskRoutes.newContent('pages');
  const service = {
    'menu.name': 'Fotografía',
    'menu.line': 'Fotos de sus productos.',
    'menu.icon': 'sun',
    'menu.colour': 'teja',
    ...{ 'seo.title': 'Fotografía de productos', 'seo.description': 'Fotos con luz natural.' },
    ...{ title: 'Fotografía', text: 'Fotos de lo que usted vende.' },
  };
  const post = (more: object) => desk.send(url, { ...service, ...more });
  expect((await post({ 'menu.name': '', [FORM_FIELDS.button]: 'publicar' })).statusCode).toBe(422);
  expect(lastView(desk)?.edit?.problems.map(({ field }) => field)).toEqual(['menu.name']);
  const untitled = { title: '', 'seo.title': '', 'seo.description': '' };
  await post({ ...untitled, [FORM_FIELDS.button]: 'publicar' });
  expect(new Set(lastView(desk)?.edit?.problems.map(({ field }) => field))).toEqual(new Set(Object.keys(untitled)));

  await post({ [FORM_FIELDS.button]: 'publicar' });
  expect(desk.content().services.at(-1)).toMatchObject({ name: 'Fotografía', href: routes.service('fotografia') });
  expect(desk.content().servicePages['fotografia']?.service).toBe('fotografia');

  const [gone, pending] = [deskRoutes.removeContent('pages/fotografia.yaml'), deskRoutes.pendingContent];
  expect(await desk.look('remove', gone)).toMatchObject({ statusCode: 200, problems: [] });
  await desk.send(gone, {});
  await desk.send(pending, { hacer: 'publicar' });
  expect(desk.content().servicePages).not.toHaveProperty('fotografia');
  expect(desk.content().redirects).toContainEqual({ from: routes.service('fotografia'), to: routes.services });
});

test('a new page at the address of a removed one is shown there, also a guide of a later day', async () => {
  const desk = await openDesk();
  const [guide] = desk.content().whitepaperFiles.map(({ slug }) => slug);
  const from = { plan: routes.plan({ category: 'tilo', id: 'tilo' }), guide: routes.whitepaper('molle') };
  const [family = ''] = Object.keys(await newFamilies(desk));
  from.plan = routes.plan({ category: family.split('.')[0] ?? '', id: 'tilo' });
  const redirects = Object.values(from).map((one) => `- from: ${one}\n  to: ${routes.services}\n`);
  const path = 'content/redirects.yaml';
  expect(await desk.editor.publish([{ path, text: redirects.join(''), picture: null }], 'test')).toEqual([]);
  const publish = { [FORM_FIELDS.button]: 'publicar' };
  const plan = { title: 'Tilo', type: 'desarrollo', summary: 'Una página en un día.', [FAMILY]: family };
  await desk.send(deskRoutes.newContent('plans'), { ...plan, ...publish });
  expect(desk.content().plans['tilo']?.title).toBe('Tilo');
  const copy = await desk.look('edit', deskRoutes.copyContent('whitepapers', guide ?? ''));
  await desk.send(copy.action, {
    ...fieldsOf(copy),
    title: 'Molle',
    date: dayInEcuador(Date.now() + 30 * 86_400_000),
    ...publish,
  });
  expect(desk.content().whitepaperFiles.map(({ slug }) => slug)).toContain('molle');
  expect(desk.content().redirects).toEqual([]);
});

test('a new service does not take the address of another one', async () => {
  const desk = await openDesk();
  const [taken] = desk.content().catalogue.services.filter(({ slug, page }) => slug !== page);
  const typed = { 'menu.name': taken?.slug ?? '', 'menu.line': 'Otra.', 'menu.icon': 'sun', 'menu.colour': 'teja' };
  const words = { 'seo.title': 'Otra cosa', 'seo.description': 'Otra cosa.', title: 'Otra cosa', text: 'Otra cosa.' };
  await desk.send(deskRoutes.newContent('pages'), { ...typed, ...words, [FORM_FIELDS.button]: 'publicar' });
  expect(desk.content().catalogue.services.at(-1)?.slug).toBe(`${taken?.slug}-2`);
});

test('a plan is hidden and shown again from its form, and the list says which one is hidden', async () => {
  const desk = await openDesk();
  const { categories } = desk.content().catalogue;
  const [id = ''] = categories.flatMap((one) => Object.values(one.families)).find(({ length }) => length > 1) ?? [];
  await desk.type(`plans/${id}.yaml`, 'guardar', { hidden: 'true' });
  const { groups } = await desk.look('content', deskRoutes.content);
  const { price } = desk.content().plans[id] ?? {};
  expect(groups.flatMap(({ files }) => files).filter(({ isHidden }) => isHidden)).toEqual([
    expect.objectContaining({
      href: deskRoutes.contentFile(`plans/${id}.yaml`),
      price: price && formatMoney(price.amount),
    }),
  ]);
  const { hidden, ...shown } = fieldsOf(await desk.form(`plans/${id}.yaml`));
  expect(hidden).toBe('true');
  const { action, preview = '' } = await desk.form(`plans/${id}.yaml`);
  desk.renderNext(new Response('<html><head></head><body></body></html>'));
  const looked = await desk.get(preview, { cookie: desk.cookie });
  expect([looked.statusCode, id in (desk.shared.at(-1)?.content?.plans ?? {})]).toEqual([200, true]);
  await desk.send(action, { ...shown, [FORM_FIELDS.button]: 'guardar' });
  expect(await desk.editor.pending()).toEqual([]);
});

test('a renamed service leads to the texts that still name it', async () => {
  const desk = await openDesk();
  const [service] = desk.content().catalogue.services;
  const was = service?.name ?? '';
  const { headers } = await desk.type('catalogue.yaml', 'guardar', { 'services.0.name': 'Otro nombre' });
  const { mentions = [] } = await desk.look('edit', String(headers['location']));
  expect(mentions.map(({ name }) => name)).toEqual([was]);
  expect(mentions[0]?.found.length).toBeGreaterThan(0);
  for (const { text } of mentions[0]?.found ?? []) expect(text.toLowerCase()).toContain(was.toLowerCase());

  const again = await desk.type('catalogue.yaml', 'guardar', { 'services.0.line': 'Otra frase, sin mención' });
  expect(String(again.headers['location'])).not.toContain(FORM_FIELDS.replaced);
});

test('a row that moves in its list leads to no texts that name it', async () => {
  const desk = await openDesk();
  await desk.type(PLAN, 'publicar', { 'cards.0.title': 'Corteza del molle' });
  await desk.type(PLAN, 'down:cards.0', {});
  const { headers } = await desk.type(PLAN, 'publicar', {}, lastView(desk)?.edit);
  expect(desk.content().plans['nivel-2']?.cards?.[1]?.title).toBe('Corteza del molle');
  expect(headers['location']).toBe(`${deskRoutes.contentFile(PLAN)}?hecho=publicado`);
});

test('texts that still say a replaced name are listed until the last one is changed', async () => {
  const desk = await openDesk();
  await desk.type('pages/team.yaml', 'publicar', { title: 'Con Zarzaparrilla', text: 'Hay zarzaparrilla' });
  await desk.type('catalogue.yaml', 'guardar', { 'services.0.name': 'Zarzaparrilla' });
  let { headers } = await desk.type('catalogue.yaml', 'guardar', { 'services.0.name': 'Otro nombre' });
  const listed = [];
  const changes: readonly Record<string, string>[] = [{ title: 'Equipo' }, { text: 'Nosotros' }];
  for (const changed of changes) {
    const { mentions = [] } = await desk.look('edit', String(headers['location']));
    listed.push(mentions.flatMap(({ found }) => found.map(({ text }) => text)));
    const { href = '' } = mentions[0]?.found[0] ?? {};
    const opened = await desk.look('edit', href.replace(/#.*/, ''));
    ({ headers } = await desk.type('', 'guardar', changed, opened));
  }
  expect(listed).toEqual([['Con Zarzaparrilla', 'Hay zarzaparrilla'], ['Hay zarzaparrilla']]);
  expect((await desk.look('edit', String(headers['location']))).mentions).toEqual([]);
});

/** Gives a page another address and publishes that. */
async function move(desk: Awaited<ReturnType<typeof openDesk>>, file: string, slug: string) {
  const { address } = await desk.form(file);
  await desk.send(address?.action ?? '', { [FORM_FIELDS.slug]: slug });
  const { problems } = await desk.look('pending', deskRoutes.pendingContent);
  await desk.publish();
  return problems;
}

test('a new address is not taken back once its page was changed, which stays', async () => {
  const desk = await openDesk();
  expect(await move(desk, PLAN, 'otro-nombre')).toEqual([]);
  await desk.type('plans/otro-nombre.yaml', 'publicar', { 'price.amount': '987' });
  const { statusCode } = await desk.send(deskRoutes.contentHistory, { deshacer: '1' });
  const { 'otro-nombre': now, 'nivel-2': former } = desk.content().plans;
  expect([statusCode, now?.price, former]).toEqual([409, expect.objectContaining({ amount: 987 }), undefined]);
});

test('a plan gets another address: what names it follows, the former one leads there, and back again', async () => {
  const desk = await openDesk();
  const before = desk.content();
  const [splash, quick] = ['web-splash', 'web-rapida'];
  const of = (id: string) => routes.plan({ category: 'desarrollo-web', id });
  expect(await move(desk, `plans/${splash}.yaml`, ' Web Rápida ')).toEqual([]);
  expect(desk.content().plans[quick]).toEqual(before.plans[splash]);
  expect(desk.content().plans).not.toHaveProperty(splash);
  expect(desk.content().redirects).toEqual([...before.redirects, { from: of(splash), to: of(quick) }]);
  expect(JSON.stringify(desk.content().home)).not.toContain(splash);
  expect((await desk.look('content', deskRoutes.content)).bin).toEqual([]);

  expect(await move(desk, `plans/${quick}.yaml`, splash)).toEqual([]);
  expect(desk.content().plans).toEqual(before.plans);
  expect(desk.content().home).toEqual(before.home);
  expect(desk.content().redirects).toEqual([...before.redirects, { from: of(quick), to: of(splash) }]);
});

test('a service gets another address: what names it follows, the former one leads there, and back again', async () => {
  const desk = await openDesk();
  const before = desk.content();
  const [{ slug = '', page = '' } = {}, other] = before.catalogue.services;
  const file = `pages/${page}.yaml`;
  const { address } = await desk.form(file);
  expect(address?.slug).toBe(slug);
  await desk.send(address?.action ?? '', { [FORM_FIELDS.slug]: other?.slug ?? '' });
  expect(lastView(desk)?.edit?.problems).toMatchObject([{ message: editorWords.address.taken }]);
  expect(await desk.editor.pending()).toEqual([]);

  const typed = { [FORM_FIELDS.slug]: 'Artes y Oficios', [FORM_FIELDS.button]: 'publicar' };
  await desk.send(address?.action ?? '', typed);
  const moved = desk.content();
  expect(moved.catalogue.services.map((one) => one.slug)).toContain('artes-y-oficios');
  expect(moved.redirects).toContainEqual({ from: routes.service(slug), to: routes.service('artes-y-oficios') });
  expect(moved.servicePages[page]).toEqual({ ...before.servicePages[page], service: 'artes-y-oficios' });
  expect(await desk.editor.pending()).toEqual([]);

  expect(await move(desk, file, slug)).toEqual([]);
  expect({ ...desk.content(), redirects: [], changed: {} }).toEqual({ ...before, redirects: [], changed: {} });
  expect(desk.content().redirects).toEqual([
    ...before.redirects,
    { from: routes.service('artes-y-oficios'), to: routes.service(slug) },
  ]);
});

/** Two plans of one family that no text names. */
async function unnamedPlans({ editor, content }: Awaited<ReturnType<typeof openDesk>>): Promise<readonly string[]> {
  const families = content().catalogue.categories.flatMap((one) => Object.values(one.families));
  const tried = families.map(async (ids) => {
    const isUnnamed = async (id: string) => {
      const changes = await removeFile(editor, content(), `content/plans/${id}.yaml`);
      return (await editor.tryOut(changes)).report.problems.length === 0;
    };
    const answers = await Promise.all(ids.map(isUnnamed));
    return ids.filter((_id, index) => answers[index]);
  });
  const [found = []] = (await Promise.all(tried)).filter(({ length }) => length > 1);
  return found.slice(0, 2);
}

const nameOf = (path = '') => basename(path);

/** Removes a file from the site and publishes that; resolves to what kept it from that. */
async function remove(desk: Awaited<ReturnType<typeof openDesk>>, file: string) {
  await desk.send(deskRoutes.removeContent(file), {});
  const { problems } = await desk.look('pending', deskRoutes.pendingContent);
  await desk.publish();
  return problems;
}

test('a plan that had another address is removed: both addresses lead to its service', async () => {
  const desk = await openDesk();
  const [id = ''] = await unnamedPlans(desk);
  expect(await move(desk, `plans/${id}.yaml`, 'tarifario')).toEqual([]);
  expect(await remove(desk, 'plans/tarifario.yaml')).toEqual([]);
  const [former, last] = desk.content().redirects.slice(-2);
  expect([former?.from, last?.from].map(nameOf)).toEqual([id, 'tarifario']);
  expect(desk.content().services.map(({ href }) => href)).toContain(former?.to);
  expect(last?.to).toBe(former?.to);
});

test('a plan that was moved and removed before that was published leads to its service, and comes back', async () => {
  const desk = await openDesk();
  const [id = '', other = ''] = await unnamedPlans(desk);
  const { address } = await desk.form(`plans/${id}.yaml`);
  await desk.send(address?.action ?? '', { [FORM_FIELDS.slug]: 'tarifario' });
  expect(await remove(desk, 'plans/tarifario.yaml')).toEqual([]);
  const { redirects, services } = desk.content();
  expect(redirects.map(({ from }) => nameOf(from))).toEqual([id]);
  expect(services.map(({ href }) => href)).toContain(redirects[0]?.to);
  expect(await remove(desk, `plans/${other}.yaml`)).toEqual([]);
  await desk.send(deskRoutes.content, { recuperar: `content/plans/${id}.yaml` });
  expect((await desk.look('pending', deskRoutes.pendingContent)).problems).toEqual([]);
});

test('an address that is changed and changed back before it is published leaves nothing behind', async () => {
  const desk = await openDesk();
  const [{ slug } = { slug: '' }] = desk.content().projects;
  const [service] = desk.content().catalogue.services;
  const byFile = (name: string) => `projects/${name}.yaml`;
  for (const [first, fileOf] of [
    [slug, byFile],
    [service?.slug ?? '', () => `pages/${service?.page}.yaml`],
  ] as const) {
    for (const [from, to] of [
      [first, 'otra-obra'],
      ['otra-obra', 'tercera'],
      ['tercera', first],
    ] as const) {
      const { address } = await desk.form(fileOf(from));
      await desk.send(address?.action ?? '', { [FORM_FIELDS.slug]: to });
    }
    expect(await desk.editor.pending()).toEqual([]);
  }
});

test.each(['guardar', 'publicar'])(
  'what is typed into an empty field and taken out again with «%s» is no change',
  async (button) => {
    const folder = copyContent();
    changeGround(folder, COMPANY, (text) => text.replace(/^phone: .*$/m, "phone: ''"));
    const desk = await openDesk('SQLite', folder);
    await desk.type(COMPANY, 'guardar', { phone: '+593 99 111 2222' });
    await desk.type(COMPANY, button, { phone: '' });
    expect(await desk.editor.pending()).toEqual([]);
    expect((await desk.look('history', deskRoutes.contentHistory)).entries).toEqual([]);
  },
);

test('a word that is added to a guide without a line end at its end and taken out again is no change', async () => {
  const folder = copyContent();
  const desk = await openDesk('SQLite', folder);
  const [{ slug } = { slug: '' }] = desk.content().whitepaperFiles;
  const file = `whitepapers/${slug}.md`;
  changeGround(folder, file, (text) => text.trimEnd());
  const { body = '' } = await desk.form(file);
  await desk.type(file, 'guardar', { [FORM_FIELDS.body]: `${body.trimEnd()} Tilo` });
  expect(await desk.editor.pending()).toHaveLength(1);
  await desk.type(file, 'guardar', { [FORM_FIELDS.body]: body });
  expect(await desk.editor.pending()).toEqual([]);
});

test('the text of a guide that was written on Windows is changed', async () => {
  const folder = copyContent();
  const desk = await openDesk('SQLite', folder);
  const [{ slug } = { slug: '' }] = desk.content().whitepaperFiles;
  const file = `whitepapers/${slug}.md`;
  const { title } = (await desk.form(file)).value as { readonly title: string };
  changeGround(folder, file, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect((await desk.form(file)).value).toMatchObject({ title });
  const { statusCode } = await desk.type(file, 'publicar', { [FORM_FIELDS.body]: 'Otro texto.\r\n' });
  expect(statusCode).toBe(303);
  expect((await desk.form(file)).body).toBe('Otro texto.\n');
});

test('what a release changed stays when the owner goes back to before the last change, and to before the release', async () => {
  const desk = await openDesk();
  const { town, phone } = desk.content().company;
  await desk.type(COMPANY, 'publicar', { town: 'Puembo' });
  changeGround(desk.folder, COMPANY, (text) => text.replace(/^city: .*$/m, 'city: Cuenca'));
  await desk.editor.reload();
  await desk.type(COMPANY, 'publicar', { phone: '+593 99 111 2222' });
  const { entries } = await desk.look('history', deskRoutes.contentHistory);
  const goBack = (id?: number) => desk.send(deskRoutes.contentHistory, { volver: String(id) });
  await goBack(entries[1]?.id);
  expect(desk.content().company).toMatchObject({ town: 'Puembo', city: 'Cuenca', phone });
  for (const _ of ['once', 'twice']) expect((await goBack(0)).statusCode).toBe(303);
  expect(desk.content().company).toMatchObject({ town, city: 'Cuenca', phone });
  expect(await desk.editor.published(), 'all is as in the folder').toEqual([]);
  const { entries: after } = await desk.look('history', deskRoutes.contentHistory);
  expect(after.length, 'the second time changed nothing').toBe(entries.length + 2);
});

test('reports a mistake in the folder by file and line, also in a file that the owner changed', async () => {
  const desk = await openDesk();
  await desk.type(COMPANY, 'publicar', { town: 'Puembo' });
  changeGround(desk.folder, COMPANY, (text) => text.replace(/^city: .*$/m, 'city: ['));
  await desk.editor.reload();
  expect(desk.content().company.town).toBe('Puembo');
  expect(desk.published.refusal()).toContainEqual(expect.stringMatching(/company\.yaml:\d+/));
  expect((await desk.look('content', deskRoutes.content)).statusCode).toBe(200);
});

test.each(STORE_KINDS)('what keeps another server from showing a publication is tried again, %s', async (storeKind) => {
  const desk = await openDesk(storeKind);
  const clock = new FakeClock(desk.clock.now());
  let isBroken = true;
  const prepare = async () => {
    if (isBroken) throw new Error('disk full');
    return async () => {};
  };
  const other = await openTestEditor({ store: desk.store, clock, folder: desk.folder, prepare });
  const task = other.editor.start();
  onTestFinished(() => task.stop());
  await desk.type(COMPANY, 'publicar', { town: 'Puembo' });
  await expect
    .poll(() => {
      clock.advance(500);
      return other.published.refusal();
    })
    .toEqual([]);
  isBroken = false;
  await expect
    .poll(() => {
      clock.advance(500);
      return other.content().company.town;
    })
    .toBe('Puembo');
});

test.for(['project', 'guide'])('a %s gets another address', async (kind) => {
  const desk = await openDesk();
  const { projects, whitepaperFiles } = desk.content();
  const file = kind === 'guide' ? `whitepapers/${whitepaperFiles[0]?.slug}.md` : `projects/${projects[0]?.slug}.yaml`;
  const { text } = await desk.editor.stateOf(`content/${file}`);
  expect(await move(desk, file, 'otro-nombre')).toEqual([]);
  const moved = await desk.editor.publishedState(`content/${file.replace(/[\w-]+(?=\.)/, 'otro-nombre')}`);
  expect(moved.text).toBe(text);
  expect((await desk.editor.publishedState(`content/${file}`)).text).toBeNull();
  expect(desk.content().redirects.at(-1)?.to).toContain('/otro-nombre');
});

test('what a client says of a project follows it to another address', async () => {
  const desk = await openDesk();
  const [{ slug } = { slug: '' }] = desk.content().projects;
  const text = `- name: Tilo\n  words: Con el primer café.\n  project: ${slug}\n`;
  await desk.editor.publish([{ path: 'content/testimonials.yaml', text, picture: null }], 'test');
  expect(await move(desk, `projects/${slug}.yaml`, 'arupo')).toEqual([]);
  expect(desk.content().testimonials).toMatchObject([{ project: 'arupo' }]);
});

test('a guide of a later day gets another address, to which nothing leads', async () => {
  const desk = await openDesk();
  const [model] = desk.content().whitepaperFiles.map(({ slug }) => slug);
  const text = read(desk.folder, `whitepapers/${model}.md`)
    .replace(/^title: .*$/m, 'title: Tilo')
    .replace(/^date: .*$/m, 'date: 2027-02-01');
  expect(await desk.editor.publish([{ path: 'content/whitepapers/tilo.md', text, picture: null }], 'test')).toEqual([]);
  const { redirects } = desk.content();
  expect(await move(desk, 'whitepapers/tilo.md', 'molle')).toEqual([]);
  expect((await desk.editor.publishedState('content/whitepapers/molle.md')).text).toBe(text);
  expect(desk.content().redirects).toEqual(redirects);
});

test('an address of another plan, without letters or without end is refused beside its field', async () => {
  const desk = await openDesk();
  const { taken, invalid } = editorWords.address;
  const action = deskRoutes.moveContent('plans/nivel-1.yaml', routes.services);
  const opened = await desk.look('edit', deskRoutes.contentFile('plans/nivel-1.yaml', '', routes.services));
  expect(opened.address?.action).toBe(action);
  for (const [slug, problem] of [
    ['nivel-2', taken],
    [' ¡! ', invalid],
    ['a'.repeat(81), invalid],
  ] as const) {
    const { statusCode } = await desk.send(action, { [FORM_FIELDS.slug]: slug });
    const view = lastView(desk)?.edit;
    expect([statusCode, view?.address, view?.problems]).toMatchObject([422, { action, slug }, [{ message: problem }]]);
    expect(lastView(desk)?.edit?.site).toBe(deskRoutes.preview(routes.services));
  }
  expect(await desk.editor.pending()).toEqual([]);
});

test.for(['publicar', 'guardar'])(
  'a form whose file is removed meanwhile (%s) says so, and is saved once it is back',
  async (button) => {
    const desk = await openDesk();
    const [model] = desk.content().projects.map(({ slug }) => slug);
    const [file, path] = ['projects/tilo.yaml', 'content/projects/tilo.yaml'];
    const text = read(desk.folder, `projects/${model}.yaml`).replace(/^order: .*$/m, 'order: 99');
    await desk.editor.publish([{ path, text, picture: null }], 'test');
    const opened = await desk.form(file);
    await desk.send(deskRoutes.removeContent(file), { [FORM_FIELDS.button]: button });
    const { statusCode } = await desk.type(file, 'publicar', { title: 'Molle' }, opened);
    const again = lastView(desk)?.edit;
    expect([statusCode, again?.problems.map(({ message }) => message)]).toEqual([409, [editorWords.form.gone]]);
    expect(again?.value).toMatchObject({ title: 'Molle' });
    expect((await desk.editor.stateOf(path)).text, 'still removed').toBeNull();
    if (button === 'publicar') await desk.send(deskRoutes.content, { recuperar: path });
    else await desk.send(deskRoutes.pendingContent, { hacer: 'descartar', ...(await pendingList(desk)) });
    await desk.type(file, 'guardar', { title: 'Molle' }, again);
    await desk.publish();
    expect(desk.content().projects.find(({ slug }) => slug === 'tilo')?.title).toBe('Molle');
  },
);

test('another address and a removal are published at once, without what else is pending', async () => {
  const desk = await openDesk();
  await desk.type(COMPANY, 'guardar', { town: 'Puembo' });
  const [one] = desk.content().projects.map(({ slug }) => slug);
  const text = read(desk.folder, `projects/${one}.yaml`).replace(/^order: .*$/m, 'order: 99');
  await desk.editor.publish([{ path: 'content/projects/nuevo.yaml', text, picture: null }], 'test');
  const publish = { [FORM_FIELDS.button]: 'publicar' };
  const { address } = await desk.form(`projects/${one}.yaml`);
  const moved = { [FORM_FIELDS.slug]: 'otra', ...publish };
  const { headers } = await desk.send(address?.action ?? '', moved);
  expect(headers.location).toMatch(/projects\/otra\.yaml\?hecho=publicado$/);
  await desk.send(deskRoutes.removeContent('projects/nuevo.yaml'), publish);
  const slugs = desk.content().projects.map(({ slug }) => slug);
  expect([slugs.includes('otra'), slugs.includes('nuevo')]).toEqual([true, false]);
  expect((await desk.editor.pending()).map(({ path }) => path)).toEqual([`content/${COMPANY}`]);
});

test('another address is not published with what else is pending of a page that names it, and is changed back without it', async () => {
  const desk = await openDesk();
  const path = 'content/pages/home.yaml';
  const { text } = await desk.editor.stateOf(path);
  const [{ category = '', id = '' } = {}] = listPlans(desk.content().catalogue);
  const pending = { path, text: `# ${routes.plan({ category, id })}\n${text}`, picture: null };
  await desk.editor.save([pending], 'test');
  const { address } = await desk.form(`plans/${id}.yaml`);
  const moved = { [FORM_FIELDS.slug]: 'arupo', [FORM_FIELDS.button]: 'publicar' };
  const { headers } = await desk.send(address?.action ?? '', moved);
  expect((await desk.editor.publishedState(path)).text).toBe(text);
  const { done, problems } = await desk.look('pending', String(headers.location));
  expect([done, problems]).toEqual(['con-otros', []]);
  await desk.send(deskRoutes.moveContent('plans/arupo.yaml'), { [FORM_FIELDS.slug]: id });
  expect(await desk.editor.pending()).toMatchObject([pending]);
});

test('of a file and a photograph that never were published the desk says so before and after it removes them', async () => {
  const folder = copyContent();
  writeFileSync(join(folder, 'images/prueba.png'), PIXEL);
  const desk = await openDesk('SQLite', folder);
  const wasPublished = async (file: string) => (await desk.look('remove', deskRoutes.removeContent(file))).wasPublished;
  expect([await wasPublished(PLAN), await wasPublished('images/prueba.png')]).toEqual([true, true]);
  await desk.editor.save([{ path: 'content/plans/nuevo.yaml', text: read(folder, PLAN), picture: null }], 'test');
  expect(await wasPublished('plans/nuevo.yaml')).toBe(false);
  await savePhoto(desk.editor);
  expect(await wasPublished('images/subida.png')).toBe(false);
  for (const file of ['plans/nuevo.yaml', 'images/subida.png']) {
    const { headers } = await desk.send(deskRoutes.removeContent(file), { [FORM_FIELDS.button]: 'guardar' });
    expect((await desk.look('pending', String(headers.location))).done).toBe('descartado');
  }
});

test('where a photograph is used is said before it is removed', async () => {
  const folder = copyContent();
  const [file = ''] = globSync('projects/*.yaml', { cwd: folder });
  writeFileSync(join(folder, 'images/prueba.png'), PIXEL);
  changeGround(folder, file, (text) => `${text}image: prueba.png\nalt: El patio\n`);
  const desk = await openDesk('SQLite', folder);
  const { title, problems, back } = await desk.look('remove', deskRoutes.removeContent('images/prueba.png'));
  expect(title).toBe(`${editorWords.guide.photo}: prueba`);
  expect([problems.map((problem) => problem.file), back]).toEqual([[`content/${file}`], deskRoutes.photos]);
  expect(await desk.editor.pending()).toEqual([]);
});

test('an upload of several photographs lists which were saved and which were not', async () => {
  const desk = await openDesk();
  vi.spyOn(desk.editor, 'save').mockRejectedValueOnce(new Error('disk full'));
  const photos = { 'molle.png': PIXEL, 'buena.png': PIXEL, 'vacia.png': Buffer.of() };
  expect((await sendPhotos(desk, photoForm(photos))).statusCode).toBe(422);
  const { saved, refused } = lastView(desk)?.photos ?? {};
  const problems = [
    { name: 'molle.png', problem: 'failed' },
    { name: 'vacia.png', problem: 'notPhoto' },
  ];
  expect([saved, refused]).toEqual([['buena.png'], problems]);
});

test('photographs are listed by the numbers in their names', async () => {
  const desk = await openDesk();
  await sendPhotos(desk, photoForm({ 'molle-10.png': PIXEL, 'molle-2.png': OTHER }));
  const { photos } = await desk.look('photos', deskRoutes.photos);
  const listed = photos.map(({ name }) => name).filter((name) => name.startsWith('molle'));
  expect(listed).toEqual(['molle-2.png', 'molle-10.png']);
});

test.each([
  ['takes it', PIXEL],
  ['is refused', Buffer.of()],
])('of several photographs in the place of one, the first %s and the others are new', async (_what, first) => {
  const desk = await openDesk();
  await savePhoto(desk.editor);
  await sendPhotos(desk, photoForm({ 'tilo.png': first, 'molle.png': OTHER }, 'content/images/subida.png'));
  const paths = (await desk.editor.pending()).map(({ path }) => path);
  expect(paths).toEqual(['content/images/molle.png', 'content/images/subida.png']);
});

test('what links to a file is said before it is removed, and keeps the removal from being published', async () => {
  const desk = await openDesk();
  const { problems, hints } = await desk.look('remove', deskRoutes.removeContent('plans/web-splash.yaml'));
  expect(problems.map(({ file }) => file)).toContain('content/pages/home.yaml');
  expect(hints.length).toBeGreaterThan(0);
  for (const { title, message } of [...problems, ...hints]) {
    expect(title, 'that of a file').not.toMatch(/^[a-z\d-]+$/);
    expect(message).not.toContain('web-splash');
  }
  await desk.send(deskRoutes.removeContent('plans/web-splash.yaml'), {});
  await desk.publish();
  expect(desk.content().plans).toHaveProperty('web-splash');
  expect((await desk.look('pending', deskRoutes.pendingContent)).problems).not.toEqual([]);
});

test('a text that names a removed plan is said, and keeps nothing from being published', async () => {
  const desk = await openDesk();
  const [id = '', other = ''] = await unnamedPlans(desk);
  expect(await move(desk, `plans/${id}.yaml`, 'tarifario')).toEqual([]);
  await desk.type('pages/team.yaml', 'publicar', { title: 'El Tarifario' });
  const says = expect.objectContaining({ file: 'content/pages/team.yaml', field: 'title' });
  const gone = deskRoutes.removeContent('plans/tarifario.yaml');
  expect(await desk.look('remove', gone)).toMatchObject({ problems: [], hints: [says] });
  await desk.send(gone, {});
  expect(await desk.look('pending', deskRoutes.pendingContent)).toMatchObject({ problems: [], hints: [says] });
  const next = await desk.look('remove', deskRoutes.removeContent(`plans/${other}.yaml`));
  expect(next.hints, 'of the other removal').toEqual([]);
  await desk.publish();
  expect(desk.content().plans).not.toHaveProperty('tarifario');
});

test('a form that was sent after the session had ended is sent again from the notice, once somebody is signed in', async () => {
  const desk = await openDesk();
  const view = await desk.form(COMPANY);
  const fields = { ...fieldsOf(view), town: 'Puembo', [FORM_FIELDS.button]: 'publicar' };
  expect((await desk.post(view.action, fields)).statusCode).toBe(403);
  const { notice, again = '', signIn } = lastView(desk)?.notice ?? {};
  expect([notice, signIn]).toEqual(['ended', deskRoutes.signInThen(view.action)]);
  const send = (cookie?: string) => desk.post(view.action, { [FORM_FIELDS.again]: again }, { cookie });
  expect((await send()).statusCode, 'too early').toBe(403);
  expect(lastView(desk)?.notice?.again).toBe(again);
  expect((await send(desk.cookie)).headers.location).toContain('hecho=publicado');
  expect(desk.content().company.town).toBe('Puembo');
});

test('photographs that were sent after the session had ended are said to be missing, with the way back to them', async () => {
  const desk = await openDesk();
  const form = photoForm({ 'tilo.png': PIXEL });
  expect((await sendPhotos({ ...desk, cookie: '' }, form)).statusCode).toBe(403);
  const signIn = deskRoutes.signInThen(deskRoutes.photos);
  expect(lastView(desk)).toMatchObject({ notice: { notice: 'endedPhotos', signIn } });
  expect(await desk.editor.pending()).toEqual([]);
});

test('a button that takes something back, pressed after the session has ended, is not offered as something to save', async () => {
  const desk = await openDesk();
  for (const [url, fields] of [
    [deskRoutes.pendingContent, { hacer: 'descartar', listado: `content/${COMPANY}` }],
    [deskRoutes.pendingContent, { hacer: 'no-programar', [FORM_FIELDS.moment]: '2026-12-24' }],
    [deskRoutes.removeContent(PLAN), { hacer: 'guardar' }],
    [deskRoutes.contentHistory, { volver: '0' }],
  ] as const) {
    const { statusCode, headers } = await desk.post(url, fields);
    expect([statusCode, headers.location]).toEqual([303, deskRoutes.signInThen(url)]);
  }
});

test.each(['', `${FORM_FIELDS.again}=`])(
  'a form of a stranger with millions of fields is refused before it is read: %j',
  async (prefix) => {
    const desk = await openDesk();
    const many = 'a&'.repeat(100_000);
    const payload = prefix + (prefix ? encodeURIComponent(many) : many);
    const read = vi.spyOn(globalThis, 'URLSearchParams');
    onTestFinished(() => read.mockRestore());
    const { statusCode } = await desk.app.inject({
      ...{ method: 'POST', url: deskRoutes.pendingContent, payload },
      headers: {
        ...{ host: new URL(SITE_URL).host, origin: SITE_URL, 'x-forwarded-proto': 'https' },
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(statusCode).toBe(413);
    expect(read.mock.calls.filter(([given]) => given === many)).toEqual([]);
  },
);

test('of forms above 256 KiB without a session one is read at a time, and kept', async () => {
  const desk = await openDesk();
  const send = async (kib: number) => {
    const sent = { [FORM_FIELDS.base]: 'x'.repeat(kib * 1024) };
    return (await desk.post(deskRoutes.contentFile(PLAN), sent)).statusCode;
  };
  expect((await Promise.all([send(300), send(300), send(250)])).toSorted()).toEqual([403, 403, 503]);
  expect(await send(300)).toBe(403);
  expect(lastView(desk)?.notice?.again).toHaveLength('desde='.length + 300 * 1024);
});

test('a form whose earlier text is no list of fields is answered at once', async () => {
  const desk = await openDesk();
  const sent = { [FORM_FIELDS.base]: 'x'.repeat(100_000), [FORM_FIELDS.button]: 'guardar' };
  const { statusCode } = await desk.send(deskRoutes.contentFile(PLAN), sent);
  expect(statusCode).toBeLessThan(500);
  expect(lastView(desk)?.edit?.problems.length).toBeLessThan(100);
});

test('an address or a moment that was typed after the session had ended is sent again from the notice', async () => {
  const desk = await openDesk();
  const { address } = await desk.form(PLAN);
  for (const [url, field, typed] of [
    [address?.action ?? '', FORM_FIELDS.slug, 'otra-direccion'],
    [deskRoutes.pendingContent, FORM_FIELDS.moment, '2026-12-24'],
  ] as const) {
    expect((await desk.post(url, { hacer: 'programar', [field]: typed })).statusCode).toBe(403);
    expect(lastView(desk)?.notice?.again).toContain(typed);
  }
});

test.each([
  ['a text of a megabyte', { [FORM_FIELDS.body]: 'x'.repeat(1_000_001) }],
  [
    'ten thousand rows',
    {
      [rowsField('tags')]: '10000',
      ...Object.fromEntries(Array.from({ length: 10_000 }, (_, row) => [`tags.${row}`, `t${row}`])),
    },
  ],
])('%s in a guide is refused with a message, and nothing is saved', async (_name, typed) => {
  const desk = await openDesk();
  const [guide = ''] = desk.content().whitepaperFiles.map(({ slug }) => slug);
  const { statusCode } = await desk.type(`whitepapers/${guide}.md`, 'publicar', typed);
  expect(statusCode).toBe(422);
  expect(lastView(desk)?.edit?.problems).not.toEqual([]);
  expect(await desk.editor.pending()).toEqual([]);
});

test('a pending photograph can be seen and named while something else that is pending is wrong', async () => {
  const desk = await openDesk();
  await savePhoto(desk.editor);
  await desk.editor.save([{ path: `content/${PLAN}`, text: 'title: 1\n', picture: null }], 'test');
  const { photos } = await desk.look('photos', deskRoutes.photos);
  expect(photos.map(({ name }) => name)).toContain('subida.png');
  expect((await desk.form(COMPANY)).names?.picture).toContain('subida.png');
  expect(await desk.editor.draftPictures(hashPicture(PIXEL))).toHaveProperty(['images/subida.png']);
});

test('a pending photograph can be seen on another server, and there is nothing else to be seen', async () => {
  const desk = await openDesk();
  await savePhoto(desk.editor);
  const other = await openTestEditor({ store: desk.store, clock: desk.clock, folder: desk.folder });
  expect(await other.editor.draftPictures(hashPicture(PIXEL))).toHaveProperty(['images/subida.png']);
  const [photo = ''] = Object.keys(desk.content().pictures).filter((path) => path.startsWith('images/'));
  await desk.editor.save([{ path: `content/${photo}`, text: null, picture: `content/${photo}` }], 'test');
  expect(await other.editor.draftPictures('0123456789abcdef')).toBeUndefined();
  await other.editor.store.schema.alterTable('content_file').renameTo('elsewhere').execute();
  expect(await other.editor.draftPictures(hashPicture(PIXEL))).toBeUndefined();
});

test('what was pulled into the folder leaves the store when the folder is read again, and may change there', async () => {
  const desk = await openDesk();
  await desk.type(COMPANY, 'publicar', { town: 'Molle' });
  const { text } = await desk.editor.publishedState(`content/${COMPANY}`);
  changeGround(desk.folder, COMPANY, () => text ?? '');
  await desk.editor.reload();
  expect(await desk.editor.published()).toEqual([]);
  changeGround(desk.folder, COMPANY, (pulled) => pulled.replace(/^town: .*$/m, 'town: Tilo'));
  await desk.editor.reload();
  expect(desk.content().company.town).toBe('Tilo');
});

test('a new plan and the new address of a service can be chosen where the pending changes still have mistakes', async () => {
  const desk = await openDesk();
  const { services } = desk.content().catalogue;
  const path = 'content/plans/molle.yaml';
  const [family = ''] = Object.keys(familiesOf(desk.content()));
  const [listed] = await listFile(desk.editor, path, { family });
  const text = read(desk.folder, PLAN).replace(/^title: .*/m, 'title: Plan Molle');
  const renamed = listed?.text?.replaceAll(`: ${services[0]?.slug}\n`, ': tilo\n') ?? '';
  await desk.editor.save(
    [
      { path: CATALOGUE, text: renamed, picture: null },
      { path, text, picture: null },
    ],
    'test',
  );
  expect((await desk.look('pending', deskRoutes.pendingContent)).problems).not.toEqual([]);
  const { names } = await desk.look('edit', deskRoutes.newContent('plans'));
  expect(names?.plan).toContainEqual({ value: 'molle', label: 'Plan Molle' });
  expect(names?.service?.map(({ value }) => value)).toEqual(['tilo', ...services.slice(1).map(({ slug }) => slug)]);
  expect(Object.values(await newFamilies(desk))[0]).toContain('Plan Molle');
});

test('a photograph of the folder that was removed stays removed after a restart, and comes back', async () => {
  const folder = copyContent();
  const path = 'content/images/prueba.png';
  writeFileSync(join(folder, '..', path), PIXEL);
  const desk = await openDesk('SQLite', folder);
  const has = (content: typeof desk.content) => 'images/prueba.png' in content().pictures;
  expect(has(desk.content)).toBe(true);
  await remove(desk, 'images/prueba.png');
  const restarted = await openTestEditor({ store: desk.store, clock: desk.clock, folder });
  expect([has(desk.content), has(restarted.content)]).toEqual([false, false]);
  await desk.send(deskRoutes.content, { recuperar: path });
  expect(await desk.look('pending', deskRoutes.pendingContent)).toMatchObject({ statusCode: 200, problems: [] });
  await desk.publish();
  expect(has(desk.content)).toBe(true);
});

test('a search finds every text with its words, whatever their accents', async () => {
  const desk = await openDesk();
  const { found } = await desk.look('content', `${deskRoutes.content}?q=cotizacion`);
  expect(found.length).toBeGreaterThan(1);
  for (const { text } of found) expect(slugify(text)).toContain('cotizacion');
});

test('a form leads back to its line in the list', async () => {
  const desk = await openDesk();
  const { back } = await desk.form(PLAN);
  const { groups } = await desk.look('content', deskRoutes.content);
  const lines = groups.flatMap(({ files }) => files.map(({ file }) => deskRoutes.contentAt(file)));
  expect(lines).toContain(back);
});

test('a path that is no file of the content has no form, and there is nothing to remove', async () => {
  const desk = await openDesk();
  for (const file of [
    '../../../etc/passwd',
    'plans/../../x.yaml',
    'cspell.json',
    'plans/nada.yaml',
    'images/a.jpg',
    'constructor',
  ]) {
    for (const url of [deskRoutes.contentFile(file), deskRoutes.removeContent(file)]) {
      expect((await desk.get(url, { cookie: desk.cookie })).statusCode, url).toBe(404);
    }
    await desk.send(deskRoutes.removeContent(file), {});
    expect(await desk.editor.pending(), file).toEqual([]);
  }
});

test('a number that names no publication is no failure', async () => {
  const desk = await openDesk();
  for (const number of ['-1', '1e99', 'x', '', '99999999999']) {
    const { statusCode, headers } = await desk.send(deskRoutes.contentHistory, { volver: number });
    expect(headers['location'], number).toContain('igual');
    const shown = await desk.look('history', `${deskRoutes.contentHistory}?antes=${number}`);
    expect([statusCode, shown.statusCode], number).toEqual([303, 200]);
  }
});

test('a preview shows the pending changes, runs nothing, sends nothing and is not kept', async () => {
  const desk = await openDesk();
  await desk.type(COMPANY, 'guardar', { town: 'Puembo' });
  const page =
    '<html><head></head><body><main><section><h1>Hola</h1></section></main><script>alert(1)</script></body></html>';
  desk.renderNext(
    new Response(page, { headers: { 'content-security-policy': "script-src 'self'; style-src 'sha256-x'" } }),
  );
  const { statusCode, headers, body } = await desk.get(deskRoutes.preview(routes.home), { cookie: desk.cookie });
  expect(statusCode).toBe(200);
  expect(desk.shared.at(-1)?.content?.company.town).toBe('Puembo');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'none'/);
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(body).not.toContain('<script');
  expect(desk.content().company.town).not.toBe('Puembo');
});

test('links to pages of the site stay in the preview, also by another name of a page', async () => {
  const folder = copyContent();
  changeGround(folder, 'catalogue.yaml', (text) => text.replace(/^overviewAliases:$/m, '$&\n  - tilo'));
  const desk = await openDesk('SQLite', folder);
  const hrefs = [routes.home, `${routes.services}/tilo#molle`, `${routes.services}/arupo`, routes.whitepaperFeed];
  const links = hrefs.map((href) => `<a href="${href}">Tilo</a>`);
  desk.renderNext(new Response(`<html><head></head><body>${links.join('')}</body></html>`));
  const { body } = await desk.get(deskRoutes.preview(routes.home), { cookie: desk.cookie });
  const shown = [...body.matchAll(/<a href="([^"]*)">Tilo/g)].map(([, href]) => href);
  expect(shown).toEqual([
    deskRoutes.preview(routes.home),
    deskRoutes.preview(`${routes.services}/tilo#molle`),
    `${routes.services}/arupo`,
    routes.whitepaperFeed,
  ]);
});

test('a section of the preview leads to its first words in their form, and the form back to it, also once saved', async () => {
  const desk = await openDesk();
  const { hero, questions } = desk.content().home;
  const sections = [hero, questions].map((part) => `<section><h2>Tejer</h2>${JSON.stringify(part)}</section>`).join('');
  desk.renderNext(new Response(`<html><head></head><body>${sections}</body></html>`));
  const { body } = await desk.get(deskRoutes.preview(routes.home), { cookie: desk.cookie });
  const links = [...body.matchAll(/id="([\w-]+)"><a href="([^"]+)#([^"]+)">(.*?)<\/a>/g)];
  const name = `${editorWords.edit} <span class="hidden">Tejer</span>`;
  expect(links.map(([, id, , ...link]) => [id, ...link])).toEqual([
    ['editar-1', 'hero.statement', name],
    ['editar-2', 'questions.title', name],
  ]);
  const [, id, url = ''] = links[1] ?? [];
  const view = await desk.look('edit', url);
  const site = `${deskRoutes.preview(routes.home)}#${id}`;
  expect([view.part, view.site]).toEqual(['questions', site]);
  const { headers } = await desk.type('', 'guardar', { 'questions.title': 'Dudas' }, view);
  expect(await desk.look('edit', String(headers.location))).toMatchObject({
    done: 'guardado',
    part: 'questions',
    site,
  });
  expect((await desk.look('edit', `${url.split('&')[0]}&vista=//otro.example`)).site).toBeFalsy();
});

test('a form that was opened from the preview of a hidden plan leads back to it', async () => {
  const desk = await openDesk();
  const [id = ''] = await unnamedPlans(desk);
  await desk.type(`plans/${id}.yaml`, 'guardar', { hidden: 'true' });
  const { preview = '' } = await desk.form(`plans/${id}.yaml`);
  const words = JSON.stringify(desk.content().plans[id]);
  desk.renderNext(new Response(`<html><head></head><body><section>${words}</section></body></html>`));
  const { body } = await desk.get(preview, { cookie: desk.cookie });
  const [, url = ''] = /id="editar-1"><a href="([^"#]+)/.exec(body) ?? [];
  const [site = '', place] = ((await desk.look('edit', url)).site || '').split('#');
  expect([site, place]).toEqual([preview, 'editar-1']);
});

test.each(['[', '*molle'])(
  'the mistake «town: %s» in the folder is said in place of the form, and in one that was opened before',
  async (town) => {
    const desk = await openDesk();
    const opened = await desk.form(COMPANY);
    changeGround(desk.folder, COMPANY, (text) => text.replace(/^town: .*$/m, `town: ${town}`));
    const { statusCode, shape, problems } = await desk.form(COMPANY);
    expect([statusCode, shape, problems?.length]).toEqual([200, undefined, 1]);
    expect((await desk.type(COMPANY, 'publicar', { phone: '+593 99 111 2222' }, opened)).statusCode).toBe(422);
    expect(lastView(desk)?.edit).toMatchObject({ problems, value: { phone: '+593 99 111 2222' } });
  },
);

test('a file of the folder that cannot be read is said beside the pending changes', async () => {
  const desk = await openDesk();
  mkdirSync(join(desk.folder, 'projects/tilo.yaml'));
  await desk.type(COMPANY, 'guardar', { town: 'Puembo' });
  const { statusCode, problems } = await desk.look('pending', deskRoutes.pendingContent);
  expect([statusCode, problems?.map(({ title }) => title)]).toEqual([200, ['tilo']]);
});

describe('a release with another text of a file that the owner changed', () => {
  const release = async (owner: Record<string, string>, from: RegExp, to: string) => {
    const desk = await openDesk();
    await desk.type(COMPANY, 'publicar', owner);
    changeGround(desk.folder, COMPANY, (text) => text.replace(from, to));
    await desk.editor.reload();
    return { desk, conflicts: () => desk.look('content', deskRoutes.content).then((view) => view.conflicts) };
  };

  test('has what only one side changed, and the comments of the release', async () => {
    const { desk, conflicts } = await release({ town: 'Puembo' }, /^city: .*$/m, '# Nueva.\ncity: Cuenca');
    expect(desk.content().company).toMatchObject({ town: 'Puembo', city: 'Cuenca' });
    expect((await desk.editor.publishedState(`content/${COMPANY}`)).text).toContain('# Nueva.');
    expect(await conflicts()).toEqual([]);
  });

  test('keeps the words of the owner where both changed the same, and says so until it is settled', async () => {
    const { desk, conflicts } = await release({ town: 'Puembo' }, /^town: .*$/m, 'town: Pifo');
    expect(desk.content().company.town).toBe('Puembo');
    expect((await conflicts()).map(({ path }) => path)).toEqual([`content/${COMPANY}`]);
    await desk.type(COMPANY, 'guardar', { phone: '+593 99 111 2222' });
    await desk.send(deskRoutes.content, { dejar: `content/${COMPANY}` });
    expect(desk.content().company.town).toBe('Puembo');
    expect(await conflicts()).toEqual([]);
    expect((await desk.form(COMPANY)).value, 'what is pending').toMatchObject({ phone: '+593 99 111 2222' });
  });
});

test('only the form of a guide may run scripts, and only files of the build', async () => {
  const desk = await openDesk();
  const policyOf = async (url: string) => {
    const { headers } = await desk.get(url, { cookie: desk.cookie });
    return /script-src[^;]*/.exec(String(headers['content-security-policy']))?.[0];
  };
  const [guide = ''] = desk.content().whitepaperFiles.map(({ slug }) => slug);
  const withToolbar = [deskRoutes.newContent('whitepapers'), deskRoutes.contentFile(`whitepapers/${guide}.md`)];
  for (const url of withToolbar) expect([url, await policyOf(url)]).toEqual([url, "script-src 'self'"]);
  for (const url of [deskRoutes.content, deskRoutes.newContent('plans'), deskRoutes.contentFile(COMPANY)])
    expect([url, await policyOf(url)]).toEqual([url, undefined]);
});
