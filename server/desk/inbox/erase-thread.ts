import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../contact/store/store.ts';
import { erasePerson } from '../../leads/erase.ts';
import type { EraseTask } from './erase-in-thread.ts';

const { place, email, references, ...deps } = workerData as EraseTask;
await using store = await openStore(place);
parentPort?.postMessage(await erasePerson({ ...deps, store }, email, new Set(references)));
