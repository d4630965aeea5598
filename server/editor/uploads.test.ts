import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { OTHER, openEditorOn, PIXEL } from '../../tests/harness/unit/test-editor.ts';
import { openTestStore, STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { hashPicture } from '../content/hash-picture.ts';
import { TooBusy } from '../http/render-queue.ts';
import { type Pictures, uploadPlace } from '../pictures/pictures.ts';
import { placePicture } from './stored-files.ts';
import { takeUpload } from './uploads.ts';

const DAY_MS = 24 * 3_600_000;
const THIRD = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const PIXELS = [PIXEL, OTHER, Buffer.from(THIRD, 'base64')];

test.each(STORE_KINDS)('photographs that were discarded a month ago are deleted, %s', async (kind) => {
  const { editor, store } = await openEditorOn(kind);
  const upload = async (index: number, now: number) => {
    const accept = async () => PIXELS[index] ?? Buffer.of();
    const change = await takeUpload(editor, { accept }, { name: `${index}.png`, file: 'sent' }, { now });
    if (typeof change === 'string') throw new Error(change);
    await editor.save([change], 'test');
    return change;
  };
  const kept = await store.selectFrom('content_picture').select('name').execute();
  const [published, discarded] = [await upload(0, 0), await upload(1, 0)];
  expect(await editor.publish([published], 'test', await editor.seen())).toEqual([]);
  await editor.publish([{ path: published.path, text: null, picture: null }], 'test');
  await editor.discard([discarded.path]);
  const names = async () =>
    (await store.selectFrom('content_picture').select('name').execute()).map(({ name }) => name);
  const last = await upload(2, 29 * DAY_MS);
  expect((await names()).length).toBe(kept.length + 3);
  await upload(2, 31 * DAY_MS);
  const [before, after] = [published.picture, last.picture];
  expect(new Set(await names())).toEqual(new Set([...kept.map(({ name }) => name), before, after]));
});

test('a busy server is reported as busy, a file that is not a photograph as that, and one that cannot be made as neither', async () => {
  const { editor } = await openEditorOn('SQLite');
  const take = (accept: Pictures['accept']) =>
    takeUpload(editor, { accept }, { name: 'foto.jpg', file: 'sent' }, { now: 0 });
  expect(await take(async () => undefined)).toBe('notPhoto');
  expect(await take(() => Promise.reject(new TooBusy()))).toBe('busy');
  await expect(take(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
});

test('two photographs of one name get a path each, and one that is sent again keeps its own', async () => {
  const { editor } = await openEditorOn('SQLite');
  const take = async (bytes = Buffer.of(), replaced?: string) => {
    const change = await takeUpload(
      editor,
      { accept: async () => bytes },
      { name: 'image.png', file: 'sent' },
      { replaced, now: 0 },
    );
    if (typeof change === 'string') throw new Error(change);
    await editor.save([change], 'test');
    return change.path;
  };
  const [first, second] = [await take(PIXELS[0]), await take(PIXELS[1])];
  expect([first, second]).toEqual(['content/images/image.png', 'content/images/image-2.png']);
  expect([await take(PIXELS[0]), await take(PIXELS[1])]).toEqual([first, second]);
  expect(await editor.publish(await editor.pending(), 'test', await editor.seen())).toEqual([]);
  await take(PIXELS[2], first);
  expect(await take(PIXELS[2]), 'also in place of another').toBe('content/images/image-3.png');
});

test('a photograph of which a power cut left a part is written again', async () => {
  const store = await openTestStore('SQLite');
  const dataDir = tempFolder();
  const bytes = PIXELS[0] ?? Buffer.of();
  const name = hashPicture(bytes);
  await store.insertInto('content_picture').values({ name, bytes, added_at: 0 }).execute();
  mkdirSync(dirname(uploadPlace(dataDir, name)), { recursive: true });
  writeFileSync(uploadPlace(dataDir, name), '');
  expect(readFileSync(await placePicture(store, dataDir, name))).toEqual(bytes);
});
