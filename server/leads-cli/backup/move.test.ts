import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readAll, seedEveryState } from '../../../tests/harness/unit/every-state.ts';
import { tempFolder } from '../../../tests/harness/unit/fixture-dist.ts';
import { runInPipe, variablesFor } from '../../../tests/harness/unit/run-leads.ts';
import { seedLeads } from '../../../tests/harness/unit/seed-leads.ts';
import { newStorePlace, openStoreAt, STORE_KINDS } from '../../../tests/harness/unit/test-stores.ts';
import { enqueueDigest } from '../../digest/digest.ts';
import { releaseLeases } from '../../outbox/outbox.ts';
import { readLastBackup } from '../../store/backup-record.ts';
import { beat } from '../../store/server-heartbeat.ts';
import { lockDataDir } from '../../store/server-lock.ts';
import { openStore } from '../../store/store.ts';
import { problemWords, restoreWords as words } from '../words.ts';

/** An SQLite file with leads in every state, and an empty database. */
async function openBoth() {
  const DATA_DIR = tempFolder();
  const from = await openStore({ DATA_DIR });
  await seedEveryState(from);
  const place = { ...(await newStorePlace('PostgreSQL')), DATA_DIR };
  const to = await openStoreAt(place);
  return { DATA_DIR, from, to, run: () => runInPipe(['move'], variablesFor(place)) };
}

describe.runIf(STORE_KINDS.includes('PostgreSQL'))('move to PostgreSQL', () => {
  test('copies everything, deliveries in their states, and renames the file', async () => {
    const { DATA_DIR, from, to, run } = await openBoth();
    // Leases of a server that died are released.
    await releaseLeases(from, 0);
    const original = await readAll(from);
    const backupAt = await readLastBackup(from);
    await from.destroy();
    // Left by a server that was started on the new database for a moment.
    await enqueueDigest(to, 0);
    // Libraries print their warnings there, into what the owner reads.
    const printed = vi.spyOn(console, 'log');
    onTestFinished(() => printed.mockRestore());
    const { code, output } = await run();
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/: 8 .+ · .*3 /) });
    expect(printed).not.toHaveBeenCalled();
    expect(await readAll(to)).toEqual(original);
    expect(await readLastBackup(to)).toBe(backupAt);
    expect(readdirSync(DATA_DIR).toSorted()).toEqual(['contact.sqlite.moved', 'server.lock']);
    await seedLeads(to, 1, Date.now());
    const errors = `${problemWords.storeMoved(join(DATA_DIR, 'contact.sqlite'))}\n`;
    expect(await run()).toMatchObject({ code: 1, errors });
    expect(await runInPipe(['list'], { DATA_DIR })).toMatchObject({ code: 1, errors });
  });

  test('refuses a database with publications of the desk', async () => {
    const { from, to, run } = await openBoth();
    await from.destroy();
    await to.insertInto('content_publication').values({ id: 1, device: '', published_at: 0 }).execute();
    expect(await run()).toMatchObject({ code: 1, errors: `${words.occupiedContent}\n` });
  });

  test('refuses while a server runs on either store', async () => {
    const { DATA_DIR, from, to, run } = await openBoth();
    await from.destroy();
    await beat(to, Date.now(), { id: 'one', address: 'here' });
    expect(await run()).toMatchObject({ code: 1, errors: `${words.serverRuns('here')}\n` });
    onTestFinished(lockDataDir(DATA_DIR));
    expect(await run()).toMatchObject({ code: 1, errors: `${words.folderTaken}\n` });
    expect(readdirSync(DATA_DIR)).toContain('contact.sqlite');
  });
});

test('`leads move` reports a missing DATABASE_URL or SQLite file', async () => {
  const DATA_DIR = tempFolder();
  expect(await runInPipe(['move'], { DATA_DIR })).toMatchObject({ code: 1, errors: `${words.noDatabase}\n` });
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  const errors = expect.stringContaining(join(DATA_DIR, 'contact.sqlite'));
  expect(await runInPipe(['move'], { DATA_DIR, DATABASE_URL })).toMatchObject({ code: 1, errors });
});
