import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Erased } from '../../leads/erase.ts';
import { outboxFolder } from '../../mail/transports.ts';
import type { Clock } from '../../process/clock.ts';
import type { StorePlace } from '../../store/store.ts';

/** `clean` is false when traces may remain in the files of the store. */
export type ErasedFromDesk = Erased & { readonly clean: boolean };

/** Erases a person, given by the references of the leads. Rejects when the store fails. */
export type ErasePerson = (references: readonly string[]) => Promise<ErasedFromDesk>;

export type EraseTask = {
  readonly place: StorePlace;
  readonly outboxFolder: string;
  readonly now: number;
  readonly references: readonly string[];
};

/** Beside this file, in a checkout as well as in the bundle. */
const THREAD = new URL(`./erase-thread${extname(import.meta.filename)}`, import.meta.url);

/** Erases in a worker thread with a connection of its own: rebuilding SQLite's file takes seconds, which pages do not have. */
export function eraseInThread({ DATA_DIR, DATABASE_URL }: StorePlace, clock: Clock): ErasePerson {
  const place = { DATA_DIR, DATABASE_URL };
  return (references) => {
    const task: EraseTask = { place, outboxFolder: outboxFolder(place), now: clock.now(), references };
    const thread = new Worker(THREAD, { workerData: task });
    const { promise, resolve, reject } = Promise.withResolvers<ErasedFromDesk>();
    thread.once('message', resolve).once('error', reject);
    thread.once('exit', () => reject(new Error('the thread that erases exited early')));
    return promise;
  };
}
