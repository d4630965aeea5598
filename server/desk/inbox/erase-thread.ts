import { parentPort, workerData } from 'node:worker_threads';
import { openStore } from '../../contact/store/store.ts';
import { erasePerson } from '../../leads/erase.ts';
import { removeTraces } from '../../leads/store-space.ts';
import type { ErasedFromDesk, EraseTask } from './erase-in-thread.ts';

const { place, email, references, ...deps } = workerData as EraseTask;
await using store = await openStore(place);
const erased = await erasePerson({ ...deps, store }, email, new Set(references));
parentPort?.postMessage({ ...erased, clean: await removeTraces(store) } satisfies ErasedFromDesk);
