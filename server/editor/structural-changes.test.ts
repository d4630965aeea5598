import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditorOn, PIXEL } from '../../tests/harness/unit/test-editor.ts';
import { CATALOGUE, REDIRECTS } from './lists.ts';
import { movePage } from './move-page.ts';
import { listFile, removeFile } from './related-files.ts';
import { readBin, restoreFile } from './restore-file.ts';
import { type FileChange, REMOVED } from './stored-files.ts';
import { discardedWith } from './together.ts';

const TODAY = '2026-11-27';
const COMPANY = 'content/company.yaml';
const pathOf = (id: string) => `content/plans/${id}.yaml`;
const [TILO, MOLLE, ARUPO] = [pathOf('tilo'), pathOf('molle'), pathOf('arupo')];

/** An editor with two published plans, `tilo` and `molle`, that no text names. */
async function openEditor() {
  const { editor, content, folder } = await openEditorOn('SQLite');
  const save = async (files: readonly FileChange[]) => editor.save(files, 'test', await editor.seen());
  const publishAll = async () => editor.publish(await editor.pending(), 'test', await editor.seen());
  const removal = (path: string) => removeFile(editor, content(), path);
  const together = async (path: string) => (await discardedWith(editor, path)).map((file) => file.path).toSorted();
  const paths = async () => (await editor.pending()).map(({ path }) => path);

  const [category] = content().catalogue.categories;
  const [[family = '', models = []] = []] = Object.entries(category?.families ?? {});
  /** The plans of the family. */
  const listed = () => content().catalogue.categories[0]?.families[family];
  /** A new plan, with its entry in the catalogue. */
  const newPlan = async (path: string, title: string) => {
    const { text } = await editor.stateOf(pathOf(models[0] ?? ''));
    const plan = { path, text: (text ?? '').replace(/^title: .*$/m, `title: ${title}`), picture: null };
    return [plan, ...(await listFile(editor, path, { family: `${category?.slug}.${family}` }))];
  };
  await save(await newPlan(TILO, 'Tilo'));
  await save(await newPlan(MOLLE, 'Molle'));
  expect(await publishAll()).toEqual([]);
  return { editor, folder, content, listed, newPlan, models, paths, save, publishAll, removal, together };
}

test.each([
  ['a new plan', ARUPO, [CATALOGUE, ARUPO]],
  ['the catalogue with its entry', CATALOGUE, [CATALOGUE, ARUPO]],
  ['a change of a text', COMPANY, [COMPANY]],
])('%s is discarded with what does not stand without it, and the rest stands', async (_name, path, gone) => {
  const { editor, newPlan, save, publishAll, together } = await openEditor();
  await save(await newPlan(ARUPO, 'Arupo'));
  const { text } = await editor.stateOf(COMPANY);
  await save([{ path: COMPANY, text: `# Puembo\n${text}`, picture: null }]);
  expect(await together(path)).toEqual(gone);
  await editor.discard(gone);
  expect(await publishAll()).toEqual([]);
});

test('a removal is discarded with its entries', async () => {
  const { save, removal, together } = await openEditor();
  await save(await removal(TILO));
  expect(await together(TILO)).toEqual([CATALOGUE, TILO, REDIRECTS]);
});

test.each([TILO, ARUPO])('another address is discarded by %s with the file at the other one', async (path) => {
  const { editor, save, together } = await openEditor();
  await save(await movePage(editor, TILO, 'arupo', TODAY));
  expect(await together(path)).toEqual([CATALOGUE, ARUPO, TILO, REDIRECTS]);
});

test('another address is discarded whole by a page that links there', async () => {
  const { editor, models, paths, save, together } = await openEditor();
  const home = 'content/pages/home.yaml';
  const { text } = await editor.stateOf(home);
  const linked = models.find((id) => text?.includes(id)) ?? '';
  await save(await movePage(editor, pathOf(linked), 'arupo', TODAY));
  expect(await paths()).toContain(home);
  expect(await together(home)).toEqual((await paths()).toSorted());
});

test('what keeps nothing else from being published is discarded alone beside a mistake', async () => {
  const { save, together } = await openEditor();
  await save([{ path: MOLLE, text: 'title: 1\n', picture: null }]);
  expect(await together(MOLLE)).toEqual([MOLLE]);
});

test('restores a removed plan to its place, beside what was published with its removal', async () => {
  const { editor, content, listed, newPlan, models, ...does } = await openEditor();
  await does.save(await newPlan(ARUPO, 'Arupo'));
  await does.save(await does.removal(TILO));
  await does.save(await does.removal(MOLLE));
  expect(await does.publishAll()).toEqual([]);
  expect(listed()).toEqual([...models, 'arupo']);
  await does.save(await restoreFile(editor, TILO));
  expect(await does.publishAll()).toEqual([]);
  expect(listed()).toEqual([...models, 'tilo', 'arupo']);
  expect(content().redirects.map(({ from }) => from)).toEqual([expect.stringMatching(/molle$/)]);
});

test('restores a removed plan with the removed photographs that it names', async () => {
  const { editor, folder, ...does } = await openEditor();
  const photo = { path: 'content/images/tilo.png', text: null, picture: 'content/images/tilo.png' };
  writeFileSync(join(folder, 'images/tilo.png'), PIXEL);
  const { text } = await editor.stateOf(TILO);
  await does.save([{ path: TILO, text: `# tilo.png\n${text}`, picture: null }]);
  await does.publishAll();
  await does.save([...(await does.removal(TILO)), { path: photo.path, ...REMOVED }]);
  expect(await does.publishAll()).toEqual([]);
  const restored = await restoreFile(editor, TILO);
  expect(restored.map(({ path }) => path)).toEqual([TILO, photo.path, CATALOGUE, REDIRECTS]);
  expect(restored).toContainEqual(expect.objectContaining(photo));
});

test('a removed plan is not restored over a new one at its address that is pending', async () => {
  const { editor, newPlan, removal, ...does } = await openEditor();
  await does.save(await removal(TILO));
  expect(await does.publishAll()).toEqual([]);
  expect((await readBin(editor)).map(({ path }) => path)).toEqual([TILO]);
  await does.save(await newPlan(TILO, 'Otro tilo'));
  expect(await readBin(editor)).toEqual([]);
  expect(await restoreFile(editor, TILO)).toEqual([]);
  await editor.discard([TILO]);
  expect((await readBin(editor)).map(({ path }) => path)).toEqual([TILO]);
});

test('a plan whose address and price changed at once is not listed among the removed ones', async () => {
  const { editor, content, ...does } = await openEditor();
  await does.save(await movePage(editor, TILO, 'arupo', TODAY));
  const { text } = await editor.stateOf(ARUPO);
  await does.save([{ path: ARUPO, text: `# Arupo\n${text}`, picture: null }]);
  expect(await does.publishAll()).toEqual([]);
  expect(content().plans).toHaveProperty('arupo');
  expect(await readBin(editor)).toEqual([]);
});

test('a removed plan is listed among the removed ones beside a new one with the name of its service', async () => {
  const { editor, content, newPlan, ...does } = await openEditor();
  const { service = '' } = content().catalogue.categories[0] ?? {};
  await does.save(await does.removal(TILO));
  await does.save(await newPlan(pathOf(service), 'Arupo'));
  expect(await does.publishAll()).toEqual([]);
  expect((await readBin(editor)).map(({ path }) => path)).toEqual([TILO]);
});

test('a service that never was published is removed with its line in the menus', async () => {
  const { editor, content, paths, save, removal, publishAll } = await openEditor();
  const [{ page = '', slug = '', icon = 'web', colour = 'teja' } = {}] = content().catalogue.services;
  const { text } = await editor.stateOf(`content/pages/${page}.yaml`);
  const path = 'content/pages/arupo.yaml';
  const menu = { name: 'Arupo', line: 'Arupo.', icon, colour };
  const words = (text ?? '').replace(`service: ${slug}`, 'service: arupo').replace(/^title: .*$/m, 'title: Arupo');
  await save([{ path, text: words, picture: null }, ...(await listFile(editor, path, { menu }))]);
  expect(await paths()).toEqual([CATALOGUE, path]);
  await save(await removal(path));
  expect(await paths()).toEqual([]);
  expect(await publishAll()).toEqual([]);
});

test('a project comes, moves and goes while the catalogue in the folder cannot be parsed', async () => {
  const { editor, content, folder } = await openEditor();
  writeFileSync(join(folder, 'catalogue.yaml'), 'services: [\n');
  const path = `content/projects/${content().projects[0]?.slug}.yaml`;
  const moved = (await movePage(editor, path, 'arupo', TODAY)).map((file) => file.path);
  expect(moved).toEqual(expect.arrayContaining([path, 'content/projects/arupo.yaml', REDIRECTS]));
  expect(moved).not.toContain(CATALOGUE);
  const removed = await removeFile(editor, content(), path);
  expect(removed.map((file) => file.path)).toEqual([path, REDIRECTS]);
  await editor.save(removed, 'test');
  expect((await listFile(editor, path, {})).map((file) => file.path)).toEqual([REDIRECTS]);
});

test('while the redirects in the folder cannot be parsed, a project comes, and none goes without its redirect', async () => {
  const { editor, content, folder } = await openEditor();
  writeFileSync(join(folder, 'redirects.yaml'), '- from: /tilo\n  to: [\n');
  expect(await listFile(editor, 'content/projects/arupo.yaml', {})).toEqual([]);
  const path = `content/projects/${content().projects[0]?.slug}.yaml`;
  await expect(removeFile(editor, content(), path)).rejects.toThrow();
});
