import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../contact/store/store.ts';
import { openFilledStore } from '../testing/filled-store.ts';
import { tempFolder } from '../testing/fixture-dist.ts';
import { runInPipe, spawnLeads, variablesFor } from '../testing/run-leads.ts';

describe('reports in one sentence', () => {
  test.each([
    [['lst'], 2, /^No existe el comando «lst»/],
    [['show', 'IL-000000'], 2, /^No hay ninguna solicitud con la referencia IL-000000\.$/],
    [['resend', 'IL-000000'], 2, /^No hay ninguna solicitud/],
    [['list', '--since', '2026-02-30'], 2, /no es una fecha/],
  ])('%j', async (args, code, sentence) => {
    const { variables } = await openFilledStore('SQLite');
    const result = await spawnLeads(args, variables);
    expect(result).toMatchObject({ code, output: '' });
    expect(result.errors.trimEnd()).toMatch(sentence);
    expect(result.errors.trimEnd()).not.toContain('\n');
  });

  test('a missing store, without creating one', async () => {
    const folder = tempFolder();
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR: folder }));
    expect(result).toMatchObject({
      code: 1,
      errors: expect.stringContaining(`No hay ninguna base de datos en ${folder}`),
    });
    expect(existsSync(join(folder, 'contact.sqlite'))).toBe(false);
  });

  test('a file that is not a store', async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, 'contact.sqlite'), 'Querida agencia: '.repeat(100));
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR: folder }));
    expect(result).toMatchObject({
      code: 1,
      output: '',
      errors: 'El archivo de la base de datos está dañado o no es una base de datos.\n',
    });
  });

  test('a store locked exclusively by another process', async () => {
    const folder = tempFolder();
    await (await openStore({ DATA_DIR: folder })).destroy();
    const other = new DatabaseSync(join(folder, 'contact.sqlite'));
    onTestFinished(() => other.close());
    other.exec('pragma locking_mode = exclusive; begin exclusive; commit;');
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR: folder }));
    expect(result).toMatchObject({ code: 1, errors: expect.stringMatching(/^La base de datos está ocupada[^\n]+\n$/) });
  });

  test('an unreachable database, without its URL', async () => {
    const DATABASE_URL = 'postgres://maria:canary@127.0.0.1:1/leads';
    const result = await runInPipe(['list'], variablesFor({ DATA_DIR: tempFolder(), DATABASE_URL }));
    expect(result).toMatchObject({ code: 1, output: '', errors: 'No se pudo conectar con la base de datos.\n' });
  });

  test('an invalid environment', async () => {
    const result = await runInPipe(['list'], { PORT: 'canary', DATA_DIR: tempFolder() });
    expect(result).toMatchObject({ code: 1, errors: expect.stringMatching(/^La configuración no es válida:\nPORT: /) });
    expect(result.errors).not.toContain('canary');
  });
});

test('help works without store and configuration', async () => {
  const { code, output } = await spawnLeads([], { PORT: 'x' }, tempFolder());
  expect(code).toBe(0);
  for (const command of ['list', 'show', 'resend', 'release', 'export', 'erase', 'purge', 'doctor', 'backup']) {
    expect(output).toMatch(new RegExp(`^ {2}${command} ?`, 'm'));
  }
});

test('reads .env of the working directory', async () => {
  const { references, variables } = await openFilledStore('SQLite');
  const folder = tempFolder();
  writeFileSync(join(folder, '.env'), `DATA_DIR=${variables['DATA_DIR']}\nPORT=0\n`);
  const { output } = await spawnLeads(['list', '--json'], {}, folder);
  expect(JSON.parse(output)).toHaveLength(references.length);
});
