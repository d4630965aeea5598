import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { openEditorOn, PIXEL } from '../../tests/harness/unit/test-editor.ts';
import { idOf } from './links.ts';
import { CATALOGUE, REDIRECTS } from './lists.ts';
import { movePage } from './move-page.ts';
import { listFile, removeFile } from './related-files.ts';
import { readBin, restoreFile } from './restore-file.ts';
import { type FileChange, REMOVED } from './stored-files.ts';
import { discardedWith, publishable } from './together.ts';

const TODAY = '2026-11-27';
const COMPANY = 'content/company.yaml';
const WIDGETS = 'content/widgets.yaml';
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

/** Two pages of a kind, and the first one at another address. */
function pagesOf(kind: string, { projects, whitepaperFiles }: Content) {
  const pages = { projects, whitepapers: whitepaperFiles }[kind] ?? [{ slug: 'tilo' }, { slug: 'molle' }];
  const ids = [...pages.slice(0, 2).map(({ slug }) => slug), 'arupo'];
  return ids.map((id) => `content/${kind}/${id}.${kind === 'whitepapers' ? 'md' : 'yaml'}`);
}

test.each(['plans', 'projects', 'whitepapers'])(
  'another address and a removal of %s are discarded together by each of their files, and the rest stands',
  async (kind) => {
    const { editor, content, paths, save, publishAll, removal, together } = await openEditor();
    const [first = '', second = '', moved = ''] = pagesOf(kind, content());
    const { text } = await editor.stateOf(COMPANY);
    await save([{ path: COMPANY, text: `# Puembo\n${text}`, picture: null }]);
    await save(await movePage(editor, first, 'arupo', TODAY));
    await save(await removal(second));
    const structural = [first, second, moved, REDIRECTS];
    for (const path of structural) expect(await together(path), path).toEqual(expect.arrayContaining(structural));
    await editor.discard(await together(moved));
    expect(await paths()).toEqual([COMPANY]);
    expect(await publishAll()).toEqual([]);
  },
);

test.each(['projects', 'whitepapers'])(
  'a text of %s at another address is not published without the former one, and that of a new one is',
  async (kind) => {
    const { editor, content, save } = await openEditor();
    const [first = '', , path = ''] = pagesOf(kind, content());
    const { text } = await editor.stateOf(first);
    const changed = [{ path, text: `${text?.replace(/^title: .*$/m, 'title: Arupo')}`, picture: null }];
    await save(await movePage(editor, first, 'arupo', TODAY));
    expect(await publishable(editor, changed, [path])).toBeUndefined();
    await editor.discard([first, REDIRECTS]);
    expect(await publishable(editor, changed, [path])).toEqual(changed);
  },
);

test('another address is discarded whole by a page that links there', async () => {
  const { editor, models, paths, save, together } = await openEditor();
  const home = 'content/pages/home.yaml';
  const { text } = await editor.stateOf(home);
  const linked = models.find((id) => text?.includes(id)) ?? '';
  await save(await movePage(editor, pathOf(linked), 'arupo', TODAY));
  expect(await paths()).toContain(home);
  expect(await together(home)).toEqual((await paths()).toSorted());
});

test('the link to a removed project is not discarded without its removal', async () => {
  const { editor, content, save, removal, together } = await openEditor();
  const [path = ''] = pagesOf('projects', content());
  const { text } = await editor.stateOf(WIDGETS);
  const unlinked = text?.replaceAll(routes.project(idOf(path)), routes.portfolio) ?? '';
  await save([...(await removal(path)), { path: WIDGETS, text: unlinked, picture: null }]);
  expect(await together(WIDGETS)).toEqual([path, REDIRECTS, WIDGETS]);
});

test('what names a removed photograph is discarded with its removal, and without a new plan', async () => {
  const { editor, folder, content, newPlan, save, removal, together } = await openEditor();
  const [path = ''] = pagesOf('projects', content());
  const { text } = await editor.stateOf(path);
  const photo = 'content/images/tilo.png';
  writeFileSync(join(folder, 'images/tilo.png'), PIXEL);
  await editor.publish([{ path, text: `${text}image: tilo.png\nalt: Un tilo\n`, picture: null }], 'test');
  await save([...(await newPlan(ARUPO, 'Arupo')), { path, text, picture: null }, { path: photo, ...REMOVED }]);
  expect(await together(path)).toEqual([photo, path]);
  await save(await removal(path));
  expect(await together(path)).toEqual([CATALOGUE, photo, ARUPO, path, REDIRECTS]);
});

test('what keeps nothing else from being published is discarded alone beside mistakes that say more without it', async () => {
  const { editor, content, save, together } = await openEditor();
  const [one, other, last] = content().projects.map(({ slug }) => `content/projects/${slug}.yaml`);
  for (const [path = '', order] of [
    [one, 98],
    [other, 98],
    [last, 99],
  ] as const) {
    const { text } = await editor.stateOf(path);
    await save([{ path, text: `${text?.replace(/^order: .*$/m, `order: ${order}`)}`, picture: null }]);
  }
  await save([{ path: MOLLE, text: 'title: 1\n', picture: null }]);
  for (const path of [MOLLE, last ?? '']) expect(await together(path)).toEqual([path]);
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
