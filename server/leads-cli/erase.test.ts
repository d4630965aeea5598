import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { runInPipe, runOnTerminal, variablesFor } from '../../tests/harness/unit/run-leads.ts';
import { type LeadChange, seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { newStorePlace, openStoreAt, STORE_KINDS, type StoreKind } from '../../tests/harness/unit/test-stores.ts';
import type { StorePlace } from '../store/store.ts';
import { deletionWords, eraseWords, usageProblems } from './words.ts';

const COUNT = 300;
const EMAIL = 'canary.zoe@correo.example';
const ERASE = ['erase', '--email', EMAIL];

/** An open store, as in a running server, with `.eml` files; every fiftieth lead is the canary's. */
async function openLeads(kind: StoreKind, changeOf: (index: number) => LeadChange = () => ({})) {
  const folder = tempFolder();
  const place: StorePlace = { ...(await newStorePlace(kind)), DATA_DIR: folder };
  const store = await openStoreAt(place);
  const references = await seedLeads(store, COUNT, Date.now(), (index) =>
    index % 50 === 7
      ? { from_email: 'Canary.Zoe@Correo.example', from_name: 'Canary Zoe', message: 'canary', ...changeOf(index) }
      : {},
  );
  const outbox = join(folder, 'outbox');
  mkdirSync(outbox);
  for (const [index, reference] of references.entries()) {
    writeFileSync(join(outbox, `${reference}.eml`), index % 50 === 7 ? 'canary' : 'Querida agencia');
  }
  return { store, references, folder, outbox, variables: variablesFor(place) };
}

/** Files under a folder that contain the canary in any letter case. */
function findTraces(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map((entry) => join(entry.parentPath, entry.name));
  return paths.filter((path) => /canary/i.test(readFileSync(path, 'latin1')));
}

describe.each(STORE_KINDS)('erase on %s', (kind) => {
  test('leaves no trace of a person and keeps all other leads', async () => {
    const { store, references, folder, outbox, variables } = await openLeads(kind);
    expect(findTraces(folder).length).toBeGreaterThanOrEqual(6);
    const { code, output, errors } = await runInPipe([...ERASE, '--yes'], variables);
    expect({ code, output }).toEqual({ code: 0, output: `${deletionWords.done(6, 6)}\n` });
    expect(errors).toContain(eraseWords.elsewhere);
    expect(findTraces(folder)).toEqual([]);
    const left = await store.selectFrom('lead').select('reference').orderBy('received_at').execute();
    const others = references.filter((_, index) => index % 50 !== 7);
    expect(left.map(({ reference }) => reference)).toEqual(others);
    expect(await store.selectFrom('outbox').select('id').execute()).toHaveLength(COUNT - 6);
    expect(readdirSync(outbox).toSorted()).toEqual(others.map((reference) => `${reference}.eml`).toSorted());
  });

  test('deletes a person while a notice without a lead is being sent', async () => {
    const { store, folder, variables } = await openLeads(kind);
    const lease = { state: 'sending', lease_by: 'worker', lease_until: Date.now() + 3_600_000 } as const;
    const notice = { kind: 'digest', created_at: Date.now(), attempts: 0, next_at: 0, ...lease } as const;
    await store.insertInto('outbox').values(notice).execute();
    const result = await runInPipe([...ERASE, '--yes'], variables);
    expect(result).toMatchObject({ code: 0, output: `${deletionWords.done(6, 6)}\n` });
    expect(findTraces(folder)).toEqual([]);
  });

  test('skips and reports leads with a delivery in flight', async () => {
    const lease = { state: 'sending', lease_by: 'worker', lease_until: Date.now() + 3_600_000 } as const;
    const { store, outbox, variables } = await openLeads(kind, (index) => (index === 57 ? { delivery: lease } : {}));
    const result = await runInPipe([...ERASE, '--yes'], variables);
    expect(result.code).toBe(1);
    expect(result.output).toContain(deletionWords.done(5, 6));
    expect(result.errors).toContain(eraseWords.sending(1));
    await store.updateTable('outbox').set({ lease_until: 0 }).where('state', '=', 'sending').execute();
    const again = await runInPipe([...ERASE, '--yes'], variables);
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining(deletionWords.done(1, 0)) });
    expect(readdirSync(outbox)).toHaveLength(COUNT - 6);
  });
});

test('erase reports database pages that another process still reads, and the next run removes them', async () => {
  const { folder, variables } = await openLeads('SQLite');
  const reader = new DatabaseSync(join(folder, 'contact.sqlite'));
  reader.exec('begin');
  reader.prepare('select id from lead').all();
  const result = await runInPipe([...ERASE, '--yes'], variables);
  expect(result).toMatchObject({ code: 1, errors: expect.stringContaining(deletionWords.traces) });
  reader.close();
  expect(await runInPipe([...ERASE, '--yes'], variables)).toMatchObject({ code: 0 });
  expect(findTraces(folder)).toEqual([]);
});

test('erase asks for confirmation, and deletes nothing on any other answer', async () => {
  const { store, variables } = await openLeads('SQLite');
  const countRows = async () => (await store.selectFrom('lead').select('id').execute()).length;
  const refused = await runOnTerminal(ERASE, variables, ['no']);
  expect(refused).toMatchObject({ code: 0, output: '', questions: [deletionWords.question] });
  expect(refused.errors).toContain(deletionWords.unchanged);
  expect(await countRows()).toBe(COUNT);
  expect(await runOnTerminal(ERASE, variables, [` ${deletionWords.answer.toUpperCase()}`])).toMatchObject({ code: 0 });
  expect(await countRows()).toBe(COUNT - 6);
});

test('erase requires --yes without a terminal', async () => {
  const { store, variables } = await openLeads('SQLite');
  const result = await runInPipe(ERASE, variables);
  expect(result).toMatchObject({ code: 2, errors: `${usageProblems.confirm}\n` });
  expect(await store.selectFrom('lead').select('id').execute()).toHaveLength(COUNT);
});

test('erase reports an unknown address', async () => {
  const { variables } = await openLeads('SQLite');
  const result = await runInPipe(['erase', '--email', 'nadie@correo.example', '--yes'], variables);
  expect(result).toMatchObject({ code: 0, output: `${eraseWords.none('nadie@correo.example')}\n` });
});
