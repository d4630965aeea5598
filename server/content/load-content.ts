import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Content } from '../../domain/content/content.ts';
import type { Clock } from '../process/clock.ts';
import { inTurn } from '../process/in-turn.ts';
import type { CheckedContent } from './check/check-content.ts';
import { type Changes, NO_CHANGES } from './content-files.ts';
import { ContentError } from './report.ts';

/** Beside this file, in a checkout as well as in the bundle. */
const THREAD = new URL(`./load-content-thread${extname(import.meta.filename)}`, import.meta.url);

/** Less than the default, which grows by some 50 MB. */
const YOUNG_MB = 8;

/** How long the thread is kept for the next change, which it reads in a quarter of the time; it takes some 40 MB. */
export const KEPT_MS = 5 * 60_000;

/** Reads and checks the content with what the desk changed over it. Rejects when a file cannot be read. */
export type ReadChanged = (changes?: Changes) => Promise<CheckedContent>;

/**
 * Opens a reader of a content folder: it reads and checks it in a worker thread, so that a running server is not delayed,
 * one content after the other. The thread of the first time, at the start, is not kept.
 */
export function openContentReader(
  folder: string,
  clock: Clock,
  openThread = () => new Worker(THREAD, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } }),
): ReadChanged {
  let thread: Worker | undefined;
  let isFirst = true;
  let cancel = () => {};
  const close = () => {
    void thread?.terminate();
    thread = undefined;
  };
  const queue = inTurn();
  const read: ReadChanged = async (changes = NO_CHANGES) => {
    cancel();
    thread ??= openThread();
    const checked = await askThread(thread, { folder, changes }).catch((error: unknown) => {
      close();
      throw error;
    });
    if (isFirst) close();
    else cancel = clock.after(KEPT_MS, close);
    isFirst = false;
    return checked;
  };
  return (changes) => queue(() => read(changes));
}

/** A content that was read. Throws ContentError when it has problems. */
export function acceptContent({ content, report }: CheckedContent): Content {
  if (!content) throw new ContentError(report);
  return content;
}

export type ReadTask = { readonly folder: string; readonly changes: Changes };

function askThread(thread: Worker, task: ReadTask): Promise<CheckedContent> {
  const { promise, resolve, reject } = Promise.withResolvers<CheckedContent>();
  const onExit = () => reject(new Error('the thread that reads the content exited early'));
  thread.on('message', resolve).on('error', reject).on('exit', onExit);
  thread.postMessage(task);
  return promise.finally(() => thread.off('message', resolve).off('error', reject).off('exit', onExit));
}
