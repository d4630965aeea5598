import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedContent, checkContent } from '../../../server/content/check/check-content.ts';
import { publishContent } from '../../../server/content/published-content.ts';
import { Editor, type EditorDeps } from '../../../server/editor/editor.ts';
import { createLog } from '../../../server/process/log.ts';
import type { Store } from '../../../server/store/tables.ts';
import { FakeClock } from './fake-clock.ts';
import { tempFolder } from './fixture-dist.ts';
import { openTimedStore, type StoreKind } from './test-stores.ts';

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Another picture of one pixel. */
export const OTHER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** A copy of this repository's content. */
export function copyContent(): string {
  const folder = join(tempFolder(), 'content');
  cpSync('content', folder, { recursive: true });
  return folder;
}

/** Changes a file of a content folder, as a release or a developer does. */
export function changeGround(folder: string, file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

type Settings = {
  readonly store: Store;
  readonly clock: FakeClock;
  readonly folder?: string | undefined;
} & Partial<EditorDeps>;

let ours: CheckedContent | undefined;
/** This repository's content, checked once for all its copies. */
function ourContent(): CheckedContent {
  ours ??= checkContent('content');
  return ours;
}

/**
 * The editor of a server that shows a content folder, by default a copy of this repository's, with what the store has
 * published over it.
 */
export async function openTestEditor({ store, clock, folder: own, ...given }: Settings) {
  const folder = own ?? copyContent();
  const log = createLog('silent');
  const read: EditorDeps['read'] = async (changes) => checkContent(folder, changes);
  const { content } = own ? checkContent(folder) : ourContent();
  if (!content) throw new Error('the content has problems');
  const published = publishContent(content, log);
  const deps = {
    store,
    folder,
    dataDir: tempFolder(),
    read,
    published,
    clock,
    log,
    prepare: async () => async () => {},
    warm: () => {},
  };
  const editor = new Editor({ ...deps, ...given });
  await editor.showFirst();
  return { editor, folder, content: published.current, published };
}

/** An editor on an empty store of this kind, whose clock is at 0. */
export async function openEditorOn(kind: StoreKind, given: Omit<Partial<Settings>, 'store' | 'clock'> = {}) {
  const clock = new FakeClock(0);
  const { store } = await openTimedStore(kind, clock);
  return { ...(await openTestEditor({ store, clock, ...given })), store, clock };
}
