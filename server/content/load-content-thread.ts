import { parentPort, workerData } from 'node:worker_threads';
import { checkContent } from './check/check-content.ts';

/** The worker thread of `loadContent`: reads and checks the folder that it is given. */
parentPort?.postMessage(checkContent(workerData as string));
