import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeGround, copyContent, openEditorOn, openTestEditor } from '../../tests/harness/unit/test-editor.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';

const FILE = 'company.yaml';
const PATH = `content/${FILE}`;

const withTown = (text: string, town: string) => text.replace(/^town: .*/m, `town: ${town}`);

/** A store with a published town, and a pending change of it; `restart` starts a server after the folder was changed. */
async function openPulled(kind: (typeof STORE_KINDS)[number], pending: (published: string) => string) {
  const folder = copyContent();
  changeGround(folder, FILE, (text) => withTown(text, 'Tilo'));
  const { editor, store, clock } = await openEditorOn(kind, { folder });
  const published = withTown(readFileSync(join(folder, FILE), 'utf8'), 'Molle');
  await editor.publish([{ path: PATH, text: published, picture: null }], 'test');
  await editor.save([{ path: PATH, text: pending(published), picture: null }], 'test', await editor.seen());
  const pull = (change = (text: string) => text) => writeFileSync(join(folder, FILE), change(published));
  return { pull, published, restart: async () => openTestEditor({ store, clock, folder }) };
}

test.each(STORE_KINDS)('a pending change that takes back what was pulled is still pending, %s', async (kind) => {
  const { pull, published, restart } = await openPulled(kind, (text) => withTown(text, 'Tilo'));
  pull();
  const { editor } = await restart();
  expect(await editor.published()).toEqual([]);
  expect(await editor.pending()).toMatchObject([{ text: withTown(published, 'Tilo'), hasConflict: false }]);
});

test.each(STORE_KINDS)('a pending change of what was pulled has no conflict with it, %s', async (kind) => {
  const { pull, published, restart } = await openPulled(kind, (text) => withTown(text, 'Arupo'));
  pull();
  const { editor } = await restart();
  expect(await editor.pending()).toMatchObject([{ text: withTown(published, 'Arupo'), hasConflict: false }]);
});

test('a new file that was pulled and then changed in the folder conflicts with what the desk has', async () => {
  const { editor, folder, content, store, clock } = await openEditorOn('SQLite');
  const path = 'content/projects/tilo.yaml';
  const { text: model } = await editor.stateOf(`content/projects/${content().projects[0]?.slug}.yaml`);
  const named = (model ?? '').replace(/^title: .*/m, 'title: Tilo').replace(/^order: .*/m, 'order: 99');
  const text = named.replace(/^badge: .*\n/m, '');
  expect(await editor.publish([{ path, text, picture: null }], 'test')).toEqual([]);
  const pull = (pulled: string) => writeFileSync(join(folder, 'projects/tilo.yaml'), pulled);
  for (const pulled of [text.replace('title: Tilo', 'title: Molle'), `badge: outstanding\n${text}`]) {
    pull(pulled);
    const { editor: restarted } = await openTestEditor({ store, clock, folder });
    expect(await restarted.published()).toMatchObject([{ path, text, hasConflict: true }]);
  }
  pull(`# Arupo\n${text}`);
  const { editor: settled } = await openTestEditor({ store, clock, folder });
  expect(await settled.published()).toEqual([]);
});
