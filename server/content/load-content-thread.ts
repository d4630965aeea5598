import { parentPort, workerData } from 'node:worker_threads';
import type { LoadedContent } from './load-content.ts';
import { readContent } from './read-content.ts';

/** The worker thread of `loadContent`: reads and checks the folder that it is given. */
const { content, problems } = readContent(workerData as string);
parentPort?.postMessage({ content, report: { files: 0, problems, unpublished: [] } } satisfies LoadedContent);
