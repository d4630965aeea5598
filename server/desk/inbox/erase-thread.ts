import { parentPort, workerData } from 'node:worker_threads';
import { erasePerson } from '../../leads/erase.ts';
import { openStore } from '../../store/store.ts';
import { reclaimSpace } from '../../store/store-space.ts';
import type { ErasedFromDesk, EraseTask } from './erase-in-thread.ts';

const { place, references, ...deps } = workerData as EraseTask;
await using store = await openStore(place);
const erased = await erasePerson({ ...deps, store }, references);
// The rows are gone in any case, which the owner must learn.
const clean = await reclaimSpace(store).catch(() => false);
parentPort?.postMessage({ ...erased, clean } satisfies ErasedFromDesk);
