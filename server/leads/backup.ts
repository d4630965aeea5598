import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatSize, backupWords as words } from '../../content/leads-words.ts';
import { openStore, type StorePlace } from '../contact/store.ts';
import type { Options } from './command-line.ts';
import { findStoreFile } from './known-store.ts';
import { dumpPostgres } from './postgres-dump.ts';
import { createPrivateFile } from './private-file.ts';
import { copySqlite } from './sqlite-copy.ts';
import type { Terminal } from './terminal.ts';

/** What a way of copying has to do: fill an empty file, read it again, say how many requests are in it. */
type Copy = (target: string) => Promise<{ readonly requests: number }>;

/**
 * Copies the whole store, as it is at one moment, to a new private file: an SQLite file, or JSON lines from
 * PostgreSQL. The copy has been read again and is on the disk when it resolves; until then its name holds an
 * empty file. Throws UsageError when there is a file of that name, ToolError when the copy is no good.
 */
export async function backup(place: StorePlace, { file }: Options<'backup'>, terminal: Terminal): Promise<void> {
  const copy = chooseCopy(place, terminal);
  await (await createPrivateFile(file)).close();
  try {
    const draft = `${file}.part`;
    const requests = await writeDraft(draft, copy);
    await rename(draft, file);
    await syncFolder(dirname(file));
    terminal.print(`${words.done(file, formatSize((await stat(file)).size), requests)}\n`);
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

function chooseCopy(place: StorePlace, terminal: Terminal): Copy {
  if (place.DATABASE_URL) return (target) => dumpStore(place, target, terminal);
  const source = findStoreFile(place);
  return (target) => copySqlite(source, target, terminal);
}

async function dumpStore(place: StorePlace, target: string, terminal: Terminal) {
  const store = await openStore(place);
  try {
    return await dumpPostgres(store, target, terminal);
  } finally {
    await store.destroy();
  }
}

async function writeDraft(draft: string, copy: Copy): Promise<number> {
  // One that a cut-off run left behind is worth nothing.
  await rm(draft, { force: true });
  const file = await createPrivateFile(draft);
  try {
    const { requests } = await copy(draft);
    await file.sync();
    return requests;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** A new name is safe only once its folder is on the disk; some systems cannot sync one, and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
