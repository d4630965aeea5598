import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { copyProject } from '../harness/project-copy.ts';
import { runNpm } from '../harness/server.ts';
import { WAIT } from '../harness/until.ts';

const PAGE = '<!doctype html><html lang="es"><head><title>Nueva</title></head><body></body></html>';

test('npm run dev serves files added while it runs', async () => {
  const root = copyProject(onTestFinished);
  const dev = runNpm('dev', { DATA_DIR: join(root, 'data'), LOG_LEVEL: 'error' }, root);
  onTestFinished(dev.kill);
  const origin = await dev.listening;
  const titleOf = async (path: string) => /<title>([^<]+)/.exec(await (await fetch(origin + path)).text())?.[1];
  const added = ['/servicios/nueva', routes.project('nueva'), routes.whitepaper('nueva')];
  // Not-found pages so far.
  const before = await Promise.all(added.map(titleOf));

  writeFileSync(join(root, 'src/pages/servicios/nueva.astro'), PAGE);
  for (const [folder, ending] of [['projects', 'yaml'] as const, ['whitepapers', 'md'] as const]) {
    const [first = ''] = globSync(`content/${folder}/*.${ending}`);
    const text = readFileSync(first, 'utf8').replace(/^(title|name): .*$/m, '$1: Nueva');
    writeFileSync(join(root, `content/${folder}/nueva.${ending}`), text);
  }
  for (const path of added) {
    await vi.waitFor(async () => expect(await titleOf(path)).toMatch(/^Nueva/), WAIT);
  }
  expect(before.filter((title) => title?.startsWith('Nueva'))).toEqual([]);
});
