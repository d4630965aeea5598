import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEditorOn, PIXEL } from '../../tests/harness/unit/test-editor.ts';
import { STORE_KINDS } from '../../tests/harness/unit/test-stores.ts';
import { discardAlone, publishAlone } from './alone.ts';
import type { Editor } from './editor.ts';
import { CATALOGUE, type Lists, REDIRECTS, readLists, writeLists } from './lists.ts';
import { movePage } from './move-page.ts';
import { listFile, removeFile } from './related-files.ts';
import { readBin, restoreFile } from './restore-file.ts';
import { Cancelled } from './schedule.ts';
import { type FileChange, REMOVED } from './stored-files.ts';

const TODAY = '2026-11-27';
const pathOf = (id: string) => `content/plans/${id}.yaml`;
const [TILO, MOLLE] = [pathOf('tilo'), pathOf('molle')];

/** An editor with two published plans, `tilo` and `molle`, that no text names. */
async function openEditor(storeKind: (typeof STORE_KINDS)[number] = 'SQLite') {
  const { editor, content, folder } = await openEditorOn(storeKind);
  const by = async () => ({ device: 'test', seen: await editor.seen() });
  const save = async (files: readonly FileChange[]) => editor.save(files, 'test', await editor.seen());
  const publishAll = async () => editor.publish(await editor.pending(), 'test', await editor.seen());
  const publish = async (files: readonly FileChange[]) => publishAlone(editor, files, await by());
  const publishOne = async (path: string) => publish((await editor.pending()).filter((file) => file.path === path));
  const discard = async (path: string) => discardAlone(editor, [path], await by());
  const removal = (path: string) => removeFile(editor, content(), path);
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
  return {
    ...{ editor, folder, content, listed, newPlan, models, paths },
    ...{ save, publishAll, publish, publishOne, discard, removal },
  };
}

type Catalogue = Lists['catalogue'];
async function changeCatalogue(editor: Editor, change: (catalogue: Catalogue) => Partial<Catalogue>) {
  const lists = await readLists(editor.stateOf);
  return writeLists(lists, { ...lists, catalogue: { ...lists.catalogue, ...change(lists.catalogue) } });
}

test.each(STORE_KINDS)('publishes a new plan without the removal that is pending beside it, %s', async (kind) => {
  const { editor, content, listed, newPlan, models, paths, save, ...does } = await openEditor(kind);
  await save(await does.removal(TILO));
  await save(await newPlan(pathOf('arupo'), 'Arupo'));
  expect(await does.publishOne(pathOf('arupo'))).toEqual([]);
  expect(listed()).toEqual([...models, 'tilo', 'molle', 'arupo']);
  expect(content().redirects).toEqual([]);
  expect(await paths()).toEqual([CATALOGUE, TILO, REDIRECTS]);
  expect(await does.publishAll()).toEqual([]);
  expect(listed()).toEqual([...models, 'molle', 'arupo']);
  expect(content().redirects).toHaveLength(1);
  expect(await editor.pending()).toEqual([]);
});

test('publishes a plan from its form without what is pending in the catalogue, which keeps the plan', async () => {
  const { listed, newPlan, models, paths, save, ...does } = await openEditor();
  await save(await does.removal(TILO));
  expect(await does.publish(await newPlan(pathOf('arupo'), 'Arupo'))).toEqual([]);
  expect(listed()).toEqual([...models, 'tilo', 'molle', 'arupo']);
  expect(await paths()).toEqual([CATALOGUE, TILO, REDIRECTS]);
  expect(await does.publishAll()).toEqual([]);
  expect(listed()).toEqual([...models, 'molle', 'arupo']);
});

test('publishes what a form changed in the catalogue without a plan that is pending, which keeps its place', async () => {
  const { editor, content, listed, newPlan, models, paths, save, ...does } = await openEditor();
  await save(await does.removal(TILO));
  await save(await newPlan(pathOf('arupo'), 'Arupo'));
  const rename = await changeCatalogue(editor, ({ services }) => ({
    services: services.map((service, index) => (index === 0 ? { ...service, name: 'Capulí' } : service)),
  }));
  expect(await does.publish(rename)).toEqual([]);
  expect(content().catalogue.services[0]?.name).toBe('Capulí');
  expect(listed()).toEqual([...models, 'tilo', 'molle']);
  expect(await paths()).toEqual([CATALOGUE, pathOf('arupo'), TILO, REDIRECTS]);
  expect(await does.publishAll()).toEqual([]);
  expect(listed()).toEqual([...models, 'molle', 'arupo']);
});

test('publishes nothing of a list that is discarded meanwhile', async () => {
  const { editor, content, save, publishOne } = await openEditor();
  await save(
    await changeCatalogue(editor, ({ services }) => ({
      services: services.map((service) => ({ ...service, name: `Capulí ${service.name}` })),
    })),
  );
  const was = content().catalogue;
  const publish = editor.publish.bind(editor);
  editor.publish = async (...given) => {
    await editor.discard([CATALOGUE]);
    return publish(...given);
  };
  await expect(publishOne(CATALOGUE)).rejects.toBeInstanceOf(Cancelled);
  expect(content().catalogue).toEqual(was);
});

test('publishes a new category from the pending ones, and then its plans one by one', async () => {
  const { editor, content, newPlan, paths, save, ...does } = await openEditor();
  const [{ service } = { service: '' }] = content().catalogue.categories;
  await save(
    await changeCatalogue(editor, ({ categories }) => ({
      categories: [...categories, { slug: 'arboles', service, families: { vivero: [] } }],
    })),
  );
  const plans = [pathOf('arupo'), pathOf('capuli')];
  for (const path of plans) {
    const [plan] = await newPlan(path, path);
    await save([...(plan ? [plan] : []), ...(await listFile(editor, path, { family: 'arboles.vivero' }))]);
  }
  expect(await does.publishOne(plans[0] ?? ''), 'before its category').not.toEqual([]);
  for (const path of [CATALOGUE, ...plans]) expect(await does.publishOne(path)).toEqual([]);
  expect(content().catalogue.categories.at(-1)?.families).toEqual({ vivero: ['arupo', 'capuli'] });
  expect(await paths()).toEqual([]);
});

test('says what keeps a list from being published that has only the entries of pending files', async () => {
  const { newPlan, paths, save, ...does } = await openEditor();
  await save(await newPlan(pathOf('arupo'), 'Arupo'));
  expect(await does.publishOne(CATALOGUE)).not.toEqual([]);
  expect(await paths()).toEqual([CATALOGUE, pathOf('arupo')]);
});

test('publishes a service page without the removal whose address leads there, and the removal without the page', async () => {
  const { editor, content, paths, save, ...does } = await openEditor();
  await save(await does.removal(TILO));
  const { service = '' } = content().catalogue.categories[0] ?? {};
  const { page } = content().catalogue.services.find(({ slug }) => slug === service) ?? {};
  const path = `content/pages/${page}.yaml`;
  const { text } = await editor.stateOf(path);
  await save([{ path, text: `# Puembo\n${text}`, picture: null }]);
  expect(await does.publishOne(path)).toEqual([]);
  expect(await paths()).toEqual([CATALOGUE, TILO, REDIRECTS]);
  expect(content().plans).toHaveProperty('tilo');
  await save([{ path, text: `# Pifo\n${text}`, picture: null }]);
  expect(await does.publishOne(TILO)).toEqual([]);
  expect(await paths()).toEqual([path]);
  expect(content().redirects).toHaveLength(1);
});

test('publishes one of two removals, with its redirect', async () => {
  const { content, listed, models, paths, save, ...does } = await openEditor();
  await save(await does.removal(TILO));
  await save(await does.removal(MOLLE));
  expect(await does.publishOne(MOLLE)).toEqual([]);
  expect(listed()).toEqual([...models, 'tilo']);
  expect(content().redirects.map(({ from }) => from)).toEqual([expect.stringMatching(/molle$/)]);
  expect(await paths()).toEqual([CATALOGUE, TILO, REDIRECTS]);
});

test('publishes a new address with the file at the former one, and nothing else', async () => {
  const { editor, content, listed, models, paths, save, ...does } = await openEditor();
  await save(await does.removal(MOLLE));
  await save(await movePage(editor, TILO, 'arupo', TODAY));
  expect(await does.publishOne(pathOf('arupo'))).toEqual([]);
  expect(listed()).toEqual([...models, 'arupo', 'molle']);
  expect(content().plans).not.toHaveProperty('tilo');
  expect(content().redirects.map(({ from }) => from)).toEqual([expect.stringMatching(/tilo$/)]);
  expect(await paths()).toEqual([CATALOGUE, MOLLE, REDIRECTS]);
});

test('publishes and discards another address of a service with the families of its plans', async () => {
  const { editor, content, paths, save, ...does } = await openEditor();
  const [service] = content().catalogue.services;
  const page = `content/pages/${service?.page}.yaml`;
  await save(await does.removal(MOLLE));
  // A plan may have the service as its type.
  const { text } = await editor.stateOf(TILO);
  const typed = (text ?? '').replace(/^type: .*$/m, `type: ${service?.slug}`);
  expect(await does.publish([{ path: TILO, text: typed, picture: null }])).toEqual([]);
  const files = await movePage(editor, page, 'artes', TODAY);
  expect(await does.publish(files)).toEqual([]);
  expect(content().plans['tilo']?.type).toBe('artes');
  const { services, categories } = content().catalogue;
  expect(services[0]?.slug).toBe('artes');
  expect(categories[0]?.service).toBe('artes');
  expect(await paths()).toEqual([CATALOGUE, MOLLE, REDIRECTS]);
  await save(await movePage(editor, page, 'oficios', TODAY));
  await does.discard(page);
  expect((await editor.stateOf(CATALOGUE)).text).toMatch(/slug: artes$/m);
  expect((await editor.stateOf(CATALOGUE)).text).not.toContain('oficios');
  expect(await paths()).toEqual([CATALOGUE, MOLLE, REDIRECTS]);
  // The catalogue alone has the address of a service.
  await save(await movePage(editor, page, 'oficios', TODAY));
  await does.discard(CATALOGUE);
  expect(await paths()).toEqual([MOLLE, REDIRECTS]);
  expect((await editor.stateOf(REDIRECTS)).text).not.toContain('oficios');
});

test.each([
  ['the former address', TILO],
  ['the new one', pathOf('arupo')],
])('discards a change of address by %s, and a removal with its entries', async (_name, path) => {
  const { editor, newPlan, paths, save, discard, ...does } = await openEditor();
  await save(await newPlan(pathOf('pumamaqui'), 'Pumamaqui'));
  await save(await movePage(editor, TILO, 'arupo', TODAY));
  await save(await does.removal(MOLLE));
  await discard(path);
  expect(await paths()).toEqual([CATALOGUE, MOLLE, pathOf('pumamaqui'), REDIRECTS]);
  await discard(MOLLE);
  expect(await paths()).toEqual([CATALOGUE, pathOf('pumamaqui')]);
  await discard(pathOf('pumamaqui'));
  expect(await paths()).toEqual([]);
});

test('restores a removed plan to its place, beside what was published with its removal', async () => {
  const { editor, content, listed, newPlan, models, ...does } = await openEditor();
  await does.save(await newPlan(pathOf('arupo'), 'Arupo'));
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
  await does.discard(TILO);
  expect((await readBin(editor)).map(({ path }) => path)).toEqual([TILO]);
});

test('a plan whose address and price changed at once is not listed among the removed ones', async () => {
  const { editor, content, ...does } = await openEditor();
  await does.save(await movePage(editor, TILO, 'arupo', TODAY));
  const { text } = await editor.stateOf(pathOf('arupo'));
  await does.save([{ path: pathOf('arupo'), text: `# Arupo\n${text}`, picture: null }]);
  expect(await does.publishAll()).toEqual([]);
  expect(content().plans).toHaveProperty('arupo');
  expect(await readBin(editor)).toEqual([]);
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

test('what another device saves while a change is discarded stays, with its entry', async () => {
  const { editor, newPlan, paths, save } = await openEditor();
  const path = pathOf('arupo');
  await save(await newPlan(path, 'Arupo'));
  const before = { device: 'test', seen: await editor.seen() };
  await save((await newPlan(path, 'Capulí')).slice(0, 1));
  await discardAlone(editor, [path], before);
  expect(await paths()).toEqual([CATALOGUE, path]);
});
