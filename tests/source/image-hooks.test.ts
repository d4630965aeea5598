import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../server/store/store.ts';
import { tempFolder } from '../harness/resources.ts';
import { compileCache } from '../harness/unit/fixture-dist.ts';
import { seedLeads } from '../harness/unit/seed-leads.ts';

/** The container's folders, and its hooks run in them. */
function openContainer() {
  const [APP, STORAGE] = [tempFolder(onTestFinished), join(tempFolder(onTestFinished), 'storage')];
  mkdirSync(STORAGE);
  mkdirSync(join(APP, 'server'));
  // The build has the tool as one file.
  writeFileSync(join(APP, 'server/leads.mjs'), `import '${resolve('server/leads-cli/main.ts')}';`);
  const PATH = `${dirname(process.execPath)}:${process.env['PATH']}`;
  const env = { ...compileCache(), PATH, APP, STORAGE, DATA_DIR: STORAGE, CONTENT_DIR: resolve('content') };
  const hook = (name: string) => spawnSync(resolve('deploy/hooks', name), { env, encoding: 'utf8' });
  return { tool: join(APP, 'server/leads.mjs'), storage: STORAGE, hook };
}

const readReferences = async (DATA_DIR: string) => {
  await using store = await openStore({ DATA_DIR });
  return (await store.selectFrom('lead').select('reference').orderBy('reference').execute()).map(
    (row) => row.reference,
  );
};

/** The stores that were replaced. */
const keptStores = (storage: string) =>
  readdirSync(storage)
    .filter((name) => name.startsWith('before-restore'))
    .map((name) => readFileSync(join(storage, name, 'contact.sqlite'), 'utf8'));

test('the hooks of the image back up its store, and put the last backup in the place of a damaged one', async () => {
  const { storage, hook } = openContainer();
  {
    await using store = await openStore({ DATA_DIR: storage });
    await seedLeads(store, 5, Date.now());
  }
  const before = await readReferences(storage);
  expect(hook('pre-backup')).toMatchObject({ status: 0, stderr: '' });

  // One that cannot be restored leaves the store as it was; a second try loses none of them.
  writeFileSync(join(storage, 'backups/9999-12-31-000000.copy'), 'cut');
  for (const _try of [1, 2]) {
    expect(hook('post-restore').status).not.toBe(0);
    expect(await readReferences(storage)).toEqual(before);
  }
  rmSync(join(storage, 'backups/9999-12-31-000000.copy'));

  // As a backup leaves it that was killed.
  writeFileSync(join(storage, 'backups/9999-12-31-000001.copy'), '');
  // As somebody keeps others.
  mkdirSync(join(storage, 'backups/others'));
  writeFileSync(join(storage, 'backups/others/2020-01-01-000000.copy'), 'cut');
  for (const damaged of ['half of a store', 'another half']) {
    writeFileSync(join(storage, 'contact.sqlite'), damaged);
    expect(hook('post-restore')).toMatchObject({ status: 0, stderr: '' });
    expect(await readReferences(storage)).toEqual(before);
  }
  expect(keptStores(storage).toSorted()).toEqual(['another half', 'half of a store']);
});

test('a restore that is killed leaves the store as it was', () => {
  const { tool, storage, hook } = openContainer();
  for (const name of ['contact.sqlite', 'backups/one.copy']) {
    mkdirSync(dirname(join(storage, name)), { recursive: true });
    writeFileSync(join(storage, name), 'half of a store');
  }
  const draft = JSON.stringify(join(storage, 'contact.sqlite.part'));
  writeFileSync(
    tool,
    `import { mkdirSync } from 'node:fs'; mkdirSync(${draft}); process.kill(process.pid, 'SIGKILL');`,
  );
  expect(hook('post-restore').status).not.toBe(0);
  expect(readdirSync(storage).toSorted()).toEqual(['backups', 'contact.sqlite']);
  expect(readFileSync(join(storage, 'contact.sqlite'), 'utf8')).toBe('half of a store');
});

test('a folder that was put back without a backup stays as it is', () => {
  const { storage, hook } = openContainer();
  expect(hook('post-restore')).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(readdirSync(storage)).toEqual([]);
});
