import { parentPort } from 'node:worker_threads';
import { checkContent } from './check/check-content.ts';
import type { ReadTask } from './load-content.ts';

/** The worker thread of `openContentReader`: reads and checks each content that it is sent. */
parentPort?.on('message', ({ folder, changes }: ReadTask) => parentPort?.postMessage(checkContent(folder, changes)));
