import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listPlans } from '../../../domain/plans/find-plan.ts';
import { routes } from '../../../domain/routes.ts';
import { tempFolder } from '../../harness/resources.ts';
import { runNpm } from '../../harness/server.ts';
import { catalogue } from '../../harness/unit/our-content.ts';
import { WAIT } from '../../harness/until.ts';

const PAGE = '<!doctype html><html lang="es"><head><title>Nueva</title></head><body></body></html>';

const SOURCES = ['content', 'domain', 'src', 'server', 'scripts', 'astro.config.ts', 'package.json', 'tsconfig.json'];

/**
 * Copies the project's sources into a temporary folder, for isolated builds. Packages are linked one by one, so that
 * Astro's cache in `node_modules/.astro` is not shared.
 */
function copyProject(): string {
  const folder = tempFolder(onTestFinished);
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const kept = readdirSync('node_modules').filter((name) => !name.startsWith('.') || name === '.bin');
  for (const name of kept) symlinkSync(resolve('node_modules', name), join(packages, name));
  return folder;
}

test('npm run dev serves files added and sentences changed while it runs, plans by their id alone, redirects, and no unknown page', async () => {
  const root = copyProject();
  const dev = runNpm('dev', { DATA_DIR: join(root, 'data'), LOG_LEVEL: 'error' }, root);
  onTestFinished(dev.kill);
  const origin = await dev.listening;
  const titleOf = async (path: string) => /<title>([^<]+)/.exec(await (await fetch(origin + path)).text())?.[1];
  const added = ['/servicios/nueva', routes.project('nueva'), routes.whitepaper('nueva')];
  // These addresses still lead to not-found pages.
  const before = await Promise.all(added.map(titleOf));

  writeFileSync(join(root, 'src/pages/servicios/nueva.astro'), PAGE);
  for (const [folder, ending] of [['projects', 'yaml'] as const, ['whitepapers', 'md'] as const]) {
    const [first = ''] = globSync(`content/${folder}/*.${ending}`);
    const text = readFileSync(first, 'utf8').replace(/^(title|name): .*$/m, '$1: Nueva');
    writeFileSync(join(root, `content/${folder}/nueva.${ending}`), text);
  }
  writeFileSync(join(root, 'content/redirects.yaml'), `- from: /nueva-antes\n  to: ${routes.services}\n`);
  for (const path of added) {
    await vi.waitFor(async () => expect(await titleOf(path)).toMatch(/^Nueva/), WAIT);
  }
  const moved = await fetch(`${origin}/nueva-antes`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([308, routes.services]);
  expect((await fetch(`${origin}/no-hay`)).status).toBe(404);
  const [plan] = listPlans(catalogue);
  if (!plan) throw new Error('No plan');
  expect(await titleOf(`${routes.services}/${plan.id}`)).toBe(await titleOf(routes.plan(plan)));
  const learn = join(root, 'content/pages/learn.yaml');
  writeFileSync(learn, readFileSync(learn, 'utf8').replace(/^title: .*$/m, 'title: Otra frase'));
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  await vi.waitFor(async () => expect(await textOf(routes.learn)).toContain('Otra frase'), WAIT);
  expect(before.filter((title) => title?.startsWith('Nueva'))).toEqual([]);
});
