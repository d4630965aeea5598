import { expect, onTestFinished, test } from 'vitest';
import type { Content } from '../../domain/content/content.ts';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { openEditorOn, openTestEditor } from '../../tests/harness/unit/test-editor.ts';
import { openTimedStore, STORE_KINDS, type StoreKind } from '../../tests/harness/unit/test-stores.ts';
import { Cancelled, publishDue, readSchedule, setSchedule } from './schedule.ts';
import { readVersion } from './stored-files.ts';

const path = 'content/company.yaml';

/** An editor each of whose publications runs `during.publication` between its check and its commit. */
async function openInterruptedEditor(kind: StoreKind) {
  const during = { publication: async () => {} };
  const prepare = async () => {
    await during.publication();
    return async () => {};
  };
  return { ...(await openEditorOn(kind, { prepare })), during };
}

test.each(STORE_KINDS)('what is saved while a publication is under way stays pending, over it, %s', async (kind) => {
  const { editor, content, during } = await openInterruptedEditor(kind);
  const ground = (await editor.stateOf(path)).text ?? '';
  const withTown = (text: string, town: string) => text.replace(/^town: .*/m, `town: ${town}`);
  const withPhone = (text: string) => text.replace(/^phone: .*/m, "phone: '+593 99 111 2222'");
  const save = (text: string) => editor.save([{ path, text, picture: null }], 'test');
  const publishPending = async () => editor.publish(await editor.pending(), 'test', await editor.seen());

  await save(withTown(ground, 'Puembo'));
  during.publication = () => save(withPhone(ground));
  expect(await publishPending()).toEqual([]);
  expect(content().company.town).toBe('Puembo');
  const both = withPhone(withTown(ground, 'Puembo'));
  expect((await editor.pending()).map(({ text }) => text)).toEqual([both]);

  during.publication = async () => {};
  await publishPending();
  expect((await editor.publishedState(path)).text).toBe(both);
  expect(await editor.pending()).toEqual([]);
});

test.each(STORE_KINDS)(
  'two changes of one file at the same time are both published, or both kept, %s',
  async (kind) => {
    const { editor, store, clock } = await openEditorOn(kind);
    const other = await openTestEditor({ store, clock });
    const ground = (await editor.stateOf(path)).text ?? '';
    const town = { path, text: ground.replace(/^town: .*/m, 'town: Puembo'), picture: null };
    const phone = { path, text: ground.replace(/^phone: .*/m, "phone: '+593 99 111 2222'"), picture: null };
    const both = town.text.replace(/^phone: .*/m, "phone: '+593 99 111 2222'");
    const seen = await editor.seen();

    await Promise.all([editor.save([town], 'one', seen), other.editor.save([phone], 'other', seen)]);
    expect((await editor.pending()).map(({ text }) => text)).toEqual([both]);
    await editor.discard([path]);

    const problems = await Promise.all([
      editor.publish([town], 'one', seen),
      editor.publish([phone], 'other', seen),
      other.editor.publish([phone], 'other', seen),
    ]);
    expect(problems).toEqual([[], [], []]);
    expect((await editor.publishedState(path)).text).toBe(both);
  },
);

test.each(STORE_KINDS)('what is saved is not taken away by who has not seen it, %s', async (kind) => {
  const { editor } = await openEditorOn(kind);
  const ground = (await editor.stateOf(path)).text ?? '';
  const text = ground.replace(/^town: .*/m, 'town: Puembo');
  const seen = await editor.seen();
  await editor.save([{ path, text, picture: null }], 'other', seen);
  await editor.save([{ path, text: null, picture: null }], 'one', seen);
  await editor.discard([path], seen);
  expect((await editor.pending()).map((file) => file.text)).toEqual([text]);
  await editor.save([{ path, text: null, picture: null }], 'one', await editor.seen());
  expect((await editor.pending()).map((file) => file.text)).toEqual([null]);
});

test.each(STORE_KINDS)('what two servers publish at the scheduled time is one publication, %s', async (kind) => {
  const { editor, content, during, store, clock } = await openInterruptedEditor(kind);
  const other = await openTestEditor({ store, clock });
  const text = (await editor.stateOf(path)).text?.replace(/^town: .*/m, 'town: Tilo') ?? '';
  await editor.save([{ path, text, picture: null }], 'test');
  await setSchedule(store, { at: 0, device: 'test' });
  during.publication = () => publishDue(other.editor, 0);
  await publishDue(editor, 0);
  expect([content(), other.content()].map(({ company }) => company.town)).toEqual(['Tilo', 'Tilo']);
  expect(await readVersion(store)).toBe(1);
  expect([await editor.pending(), await readSchedule(store)]).toEqual([[], undefined]);
});

test.each(STORE_KINDS)('what is discarded while its publication is prepared is not published, %s', async (kind) => {
  const { editor, content, during } = await openInterruptedEditor(kind);
  const text = (await editor.stateOf(path)).text?.replace(/^town: .*/m, 'town: Tilo') ?? '';
  await editor.save([{ path, text, picture: null }], 'test');
  during.publication = () => editor.discard([path]);
  const publication = editor.publish(await editor.pending(), 'test', await editor.seen());
  await expect(publication).rejects.toBeInstanceOf(Cancelled);
  expect([content().company.town === 'Tilo', await editor.published()]).toEqual([false, []]);
});

test.each(STORE_KINDS)('a form goes out over what is published while it is prepared, %s', async (kind) => {
  const { editor, content, during, store, clock } = await openInterruptedEditor(kind);
  const other = await openTestEditor({ store, clock });
  const text = (await editor.stateOf(path)).text?.replace(/^town: .*/m, 'town: Tilo') ?? '';
  await editor.save([{ path, text, picture: null }], 'test');
  during.publication = async () => {
    during.publication = async () => {};
    await other.editor.publish(await editor.pending(), 'other', await editor.seen());
  };
  const typed = text.replace(/^city: .*/m, 'city: Molle');
  expect(await editor.publish([{ path, text: typed, picture: null }], 'test', await editor.seen())).toEqual([]);
  expect(content().company).toMatchObject({ town: 'Tilo', city: 'Molle' });
  expect([await readVersion(store), await editor.pending()]).toEqual([2, []]);
});

test('a scheduled publication that cannot be rendered is tried every ten seconds, and others are shown', async () => {
  const clock = new FakeClock(0);
  const { store } = await openTimedStore('SQLite', clock);
  const triedAt: number[] = [];
  const prepare = async ({ company }: Content) => {
    if (company.town !== 'Tilo') return async () => {};
    triedAt.push(clock.now());
    throw new Error('not rendered');
  };
  const { editor, content } = await openTestEditor({ store, clock, prepare });
  const other = await openTestEditor({ store, clock });
  const changed = async (file: string, line: RegExp, next: string) => [
    { path: file, text: (await editor.stateOf(file)).text?.replace(line, next) ?? '', picture: null },
  ];
  await editor.save(await changed(path, /^town: .*/m, 'town: Tilo'), 'test');
  await setSchedule(store, { at: 0, device: 'test' });
  const [id = ''] = Object.keys(content().plans);
  await other.editor.publish(await changed(`content/plans/${id}.yaml`, /^title: .*/m, 'title: Molle'), 'test');
  const task = editor.start();
  onTestFinished(() => task.stop());
  await expect
    .poll(() => {
      clock.advance(1_000);
      return content().plans[id]?.title;
    })
    .toBe('Molle');
  await expect
    .poll(() => {
      clock.advance(1_000);
      return triedAt.length;
    })
    .toBeGreaterThan(1);
  const [first = 0, second = 0] = triedAt;
  expect(second - first).toBeGreaterThanOrEqual(10_000);
});
