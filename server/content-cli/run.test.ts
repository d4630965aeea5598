import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { copyContent, OTHER, openTestEditor, PIXEL } from '../../tests/harness/unit/test-editor.ts';
import { hashPicture } from '../content/hash-picture.ts';
import type { Editor } from '../editor/editor.ts';
import { stateAfter } from '../editor/history.ts';
import { listFile } from '../editor/related-files.ts';
import { openStore } from '../store/store.ts';
import { runContentTool } from './run.ts';
import { contentWords as words } from './words.ts';

const PLAN = 'plans/nivel-2.yaml';

/** A store in which the desk has published another price; `run` runs a command on it. */
async function openTool() {
  const [folder, DATA_DIR] = [copyContent(), tempFolder()];
  const clock = new FakeClock();
  await using store = await openStore({ DATA_DIR });
  const { editor } = await openTestEditor({ store, clock, folder });
  const text = readFileSync(join(folder, PLAN), 'utf8').replace(/amount: \d+/, 'amount: 777');
  await editor.publish([{ path: `content/${PLAN}`, text, picture: null }], 'Firefox · Linux');
  const run = async (...args: string[]) => {
    let output = '';
    const terminal = {
      ...{ print: (part: string) => (output += part), remark: (part: string) => (output += part) },
      ...{ columns: undefined, hasNpmHeading: false, showsProgress: false, canAsk: false },
      paint: (_style: unknown, plain: string) => plain,
      ask: async () => '',
    } as never;
    const code = await runContentTool(args, { variables: { DATA_DIR }, folder, terminal, now: clock.now });
    return { code, output };
  };
  const changed = async () => {
    await using opened = await openStore({ DATA_DIR });
    return (await opened.selectFrom('content_file').select('path').execute()).length;
  };
  return { folder, DATA_DIR, clock, text, run, changed };
}

test('status and history name what the desk published', async () => {
  const { run } = await openTool();
  for (const command of ['status', 'history']) {
    const { code, output } = await run(command);
    expect(code).toBe(0);
    expect(output).toContain(PLAN);
    expect(output).toContain('Firefox · Linux');
  }
});

test('pull writes it into the folder byte for byte, and the next start drops it from the store', async () => {
  const { run, folder, text, changed, DATA_DIR } = await openTool();
  expect((await run('pull')).code).toBe(0);
  expect(readFileSync(join(folder, PLAN), 'utf8')).toBe(text);
  expect(await changed()).toBe(1);
  await using store = await openStore({ DATA_DIR });
  const { content } = await openTestEditor({ store, clock: new FakeClock(), folder });
  expect(await changed()).toBe(0);
  expect(content().plans['nivel-2']?.price?.amount).toBe(777);
});

test('pull replaces a file as a whole, so that a full disk cuts none, and leaves it readable for all', async () => {
  const { run, folder } = await openTool();
  const before = readFileSync(join(folder, PLAN), 'utf8');
  const opened = openSync(join(folder, PLAN), 'r');
  expect((await run('pull')).code).toBe(0);
  expect(readFileSync(opened, 'utf8')).toBe(before);
  closeSync(opened);
  expect(statSync(join(folder, PLAN)).mode & 0o777).toBe(0o644);
});

test.each([
  ['replaced', hashPicture(OTHER)],
  ['removed', null],
])(
  'a photograph of the folder that was %s, also there by a pull, comes back from the history',
  async (_name, picture) => {
    const { run, folder, DATA_DIR, clock } = await openTool();
    const path = 'content/images/tilo.png';
    const photo = join(folder, 'images/tilo.png');
    writeFileSync(photo, PIXEL);
    const start = async (publish: (editor: Editor) => Promise<void>) => {
      await using store = await openStore({ DATA_DIR });
      await publish((await openTestEditor({ store, clock, folder })).editor);
    };
    await start(async (editor) => {
      await editor.store
        .insertInto('content_picture')
        .values({ name: hashPicture(OTHER), bytes: OTHER, added_at: 0 })
        .execute();
      expect(await editor.publish([{ path, text: null, picture }], '')).toEqual([]);
    });
    for (const _time of ['once', 'again']) expect((await run('pull')).code).toBe(0);
    expect(existsSync(photo) && readFileSync(photo)).toEqual(picture ? OTHER : false);
    await start(async (editor) => {
      expect(await editor.publish(await stateAfter(editor, 1), '')).toEqual([]);
    });
    expect((await run('pull')).code).toBe(0);
    expect(readFileSync(photo)).toEqual(PIXEL);
  },
);

test('a removed photograph of the folder that waits to come back does so after a pull', async () => {
  const { run, folder, DATA_DIR, clock } = await openTool();
  const path = 'content/images/tilo.png';
  writeFileSync(join(folder, 'images/tilo.png'), PIXEL);
  const start = async (change: (editor: Editor) => Promise<unknown>) => {
    await using store = await openStore({ DATA_DIR });
    await change((await openTestEditor({ store, clock, folder })).editor);
  };
  await start(async (editor) => {
    await editor.publish([{ path, text: null, picture: null }], '');
    await editor.save([{ path, text: null, picture: path }], '');
  });
  expect((await run('pull')).code).toBe(0);
  await start(async (editor) => expect(await editor.publish(await editor.pending(), '')).toEqual([]));
  expect((await run('pull')).code).toBe(0);
  expect(readFileSync(join(folder, 'images/tilo.png'))).toEqual(PIXEL);
});

test('a pull that was killed is completed by the next one', async () => {
  const { run, folder, DATA_DIR, clock } = await openTool();
  const path = 'content/plans/tilo.yaml';
  await using store = await openStore({ DATA_DIR });
  const { editor, content } = await openTestEditor({ store, clock, folder });
  const [{ slug = '', families = {} } = {}] = content().catalogue.categories;
  const [[family = '', [model = ''] = []] = []] = Object.entries(families);
  const { text: given } = await editor.stateOf(`content/plans/${model}.yaml`);
  const text = (given ?? '').replace(/^title: .*$/m, 'title: Tilo');
  const [list = { path, text, picture: null }] = await listFile(editor, path, { family: `${slug}.${family}` });
  expect(await editor.publish([{ path, text, picture: null }, list], '')).toEqual([]);
  writeFileSync(join(folder, 'catalogue.yaml'), list.text ?? '');
  expect((await run('pull')).code).toBe(0);
  expect(readFileSync(join(folder, 'plans/tilo.yaml'), 'utf8')).toBe(text);
});

test('drop publishes the file of the folder', async () => {
  const { run, changed } = await openTool();
  expect(await run('drop', PLAN)).toEqual({ code: 0, output: `${words.dropped(PLAN)}\n` });
  expect(await changed()).toBe(0);
  expect(await run('drop', PLAN)).toEqual({ code: 1, output: `${words.notChanged(PLAN)}\n` });
});

test.each([
  ['status', PLAN],
  ['pull', PLAN],
  ['pull', 'pages/team.yaml'],
])('a folder with a mistake is named with the file that has it (%s, %s)', async (command, file) => {
  const { run, folder } = await openTool();
  writeFileSync(join(folder, file), 'title: [');
  const { code, output } = await run(command);
  expect(code).toBe(1);
  expect(output).toContain(`content/${file}:1`);
});

test.each([
  [['borrar']],
  [['toString']],
  [['drop']],
  [['drop', PLAN, 'plans/molle.yaml']],
  [['pull', '--dry-run']],
  [['status', PLAN]],
])('%j is wrong usage, and nothing is done', async (args) => {
  const { run, folder, text, changed } = await openTool();
  expect((await run(...args)).code).toBe(2);
  expect(await changed()).toBe(1);
  expect(readFileSync(join(folder, PLAN), 'utf8')).not.toBe(text);
});

test.each([[['--help']], [['-h']], [['pull', '--help']]])('%j prints the help', async (args) => {
  const { run } = await openTool();
  expect(await run(...args)).toEqual({ code: 0, output: `${words.help.join('\n')}\n` });
});
