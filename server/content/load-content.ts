import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Content } from '../../domain/content/content.ts';
import type { CheckedContent } from './check/check-content.ts';
import { ContentError } from './content-error.ts';

/** Beside this file, in a checkout as well as in the bundle. */
const THREAD = new URL(`./load-content-thread${extname(import.meta.filename)}`, import.meta.url);

/**
 * Reads and checks a content folder in a worker thread, so that a running server is not delayed. Rejects with
 * ContentError when there are problems, or when a file cannot be read.
 */
export async function loadContent(folder: string): Promise<Content> {
  const thread = new Worker(THREAD, { workerData: folder });
  const { promise, resolve, reject } = Promise.withResolvers<CheckedContent>();
  thread.once('message', resolve).once('error', reject);
  thread.once('exit', () => reject(new Error('the thread that reads the content exited early')));
  const { content, report } = await promise.finally(() => void thread.terminate());
  if (!content) throw new ContentError(report);
  return content;
}
