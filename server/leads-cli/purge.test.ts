import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../tests/harness/unit/fixture-dist.ts';
import { runInPipe, runOnTerminal, variablesFor } from '../../tests/harness/unit/run-leads.ts';
import { type LeadChange, reportHeld, seedLeads } from '../../tests/harness/unit/seed-leads.ts';
import { newStorePlace, openStoreAt, STORE_KINDS, type StoreKind } from '../../tests/harness/unit/test-stores.ts';
import type { StorePlace } from '../store/store.ts';
import { deletionWords, purgeWords } from './words.ts';

const HOUR_MS = 60 * 60_000;
const COUNT = 720;
const PURGE = ['purge', '--older-than', '10d'];
/** How many leads are older than ten days: they are an hour apart, the last one half an hour old. */
const OLD = COUNT - 240;

/** A store whose old leads include a dead one, a held one, reported or not, and two with unsent deliveries. */
async function openLeads(kind: StoreKind, reported = true) {
  const place: StorePlace = { ...(await newStorePlace(kind)), DATA_DIR: tempFolder() };
  const store = await openStoreAt(place);
  const special = (index: number): LeadChange => {
    if (index === 3) return { delivery: { state: 'dead' } };
    if (index === 4) return { quarantine: 'honeypot', delivery: null };
    if (index === 5 || index === 6) return { delivery: { state: index === 5 ? 'pending' : 'sending' } };
    return {};
  };
  const references = await seedLeads(store, COUNT, Date.now() - HOUR_MS / 2, special);
  if (reported) await reportHeld(store, Date.now());
  const outbox = join(place.DATA_DIR, 'outbox');
  mkdirSync(outbox);
  for (const reference of references) writeFileSync(join(outbox, `${reference}.eml`), '');
  const left = async () => {
    const rows = await store.selectFrom('lead').select('reference').orderBy('received_at').execute();
    return rows.map(({ reference }) => reference);
  };
  return { references, outbox, left, variables: variablesFor(place) };
}

test.runIf(STORE_KINDS.includes('PostgreSQL'))('purge takes the age of leads from PostgreSQL’s clock', async () => {
  const { left, variables } = await openLeads('PostgreSQL');
  const monthAhead = () => Date.now() + 30 * 24 * HOUR_MS;
  await runInPipe(PURGE, variables, monthAhead);
  expect(await left()).toHaveLength(COUNT - OLD + 2);
});

describe.each(STORE_KINDS)('purge on %s', (kind) => {
  test('deletes old leads except those with unsent deliveries', async () => {
    const { references, outbox, left, variables } = await openLeads(kind);
    const { code, output, errors } = await runInPipe(PURGE, variables);
    expect({ code, output }).toEqual({ code: 0, output: `${deletionWords.done(OLD - 2, OLD - 2)}\n` });
    expect(errors).toContain(purgeWords.kept(2));
    expect(errors).toMatch(new RegExp(RegExp.escape(purgeWords.found(OLD - 2, '…', 1)).replace('…', '\\d{4}-.*')));
    const kept = [...references.slice(5, 7), ...references.slice(OLD)];
    expect(await left()).toEqual(kept);
    expect(readdirSync(outbox).toSorted()).toEqual(kept.map((reference) => `${reference}.eml`).toSorted());
  });

  test('keeps held leads that were never reported', async () => {
    const { references, left, variables } = await openLeads(kind, false);
    const { code, errors } = await runInPipe(PURGE, variables);
    expect({ code, errors }).toEqual({ code: 0, errors: expect.stringContaining(purgeWords.kept(3)) });
    expect(await left()).toEqual([...references.slice(4, 7), ...references.slice(OLD)]);
  });
});

test('purge asks for confirmation on a terminal and shows progress', async () => {
  const { left, variables } = await openLeads('SQLite');
  expect(await runOnTerminal(PURGE, variables, ['no'])).toMatchObject({ code: 0, output: '' });
  expect(await left()).toHaveLength(COUNT);
  const { errors } = await runOnTerminal(PURGE, variables, [deletionWords.answer]);
  expect(errors).toContain(`${purgeWords.progress} `);
  expect(await left()).toHaveLength(COUNT - OLD + 2);
});

test('purge reports that nothing is old enough', async () => {
  const { left, variables } = await openLeads('SQLite');
  const { code, output } = await runInPipe(['purge', '--older-than', '730d'], variables);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringContaining(purgeWords.none('').replace(/\W*$/, '')),
  });
  expect(await left()).toHaveLength(COUNT);
});
