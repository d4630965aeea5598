import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/harness/unit/fake-clock.ts';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { copyContent, openTestEditor } from '../../tests/harness/unit/test-editor.ts';
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
  return { folder, DATA_DIR, text, run, changed };
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

test('drop publishes the file of the folder', async () => {
  const { run, changed } = await openTool();
  expect(await run('drop', PLAN)).toEqual({ code: 0, output: `${words.dropped(PLAN)}\n` });
  expect(await changed()).toBe(0);
  expect(await run('drop', PLAN)).toEqual({ code: 1, output: `${words.notChanged(PLAN)}\n` });
});

test.each([[['borrar']], [['drop']]])('%j is wrong usage', async (args) => {
  const { run } = await openTool();
  expect((await run(...args)).code).toBe(2);
});
