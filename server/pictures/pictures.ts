import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing } from '../../domain/site/drawing.ts';
import type { PictureAddress } from '../../domain/site/picture-address.ts';
import { hashPicture } from '../content/hash-picture.ts';
import { TooBusy } from '../http/render-queue.ts';
import { inTurn } from '../process/in-turn.ts';
import type { Log } from '../process/log.ts';
import { writeWhole } from '../process/private-files.ts';
import { type MakePicture, readPictureFile, runPictureProcess } from './picture-job.ts';

export type Pictures = ReturnType<typeof openPictures>;

type PictureSettings = {
  /** The content. */
  readonly folder: string;
  readonly dataDir: string;
  readonly log: Log;
  /** Replaced in tests. */
  readonly makePicture?: MakePicture;
};

/** A page with many photographs asks for as many at once; at a few per second, the last one waits a minute. */
const MAX_WAITING = 200;
const UNFINISHED = '.part';
/** Longer than any file takes to write. */
const LEFT_BEHIND_MS = 60_000;

/** Where a server keeps an uploaded picture, by its hash (`hashPicture`). */
export const uploadPlace = (dataDir: string, hash: string): string => join(dataDir, 'uploads', hash);

const nameOf = ({ hash, width, format }: PictureAddress) => `${hash}${width ? `-${width}` : ''}.${format}`;

/**
 * Opens the pictures of a content folder, which are made when they are first needed and kept in `<dataDir>/pictures`. All
 * functions reject with TooBusy while too many wait, and with another error when a picture cannot be made.
 */
export function openPictures({ folder, dataDir, log, makePicture = runPictureProcess }: PictureSettings) {
  const kept = join(dataDir, 'pictures');
  const closing = new AbortController();
  const oneAtATime = limited(inTurn(), MAX_WAITING);
  const running = new Map<string, Promise<Buffer | undefined>>();
  let isWarned = false;
  const warn = (error: unknown) => {
    if (!isWarned) log.warn({ err: error }, 'pictures cannot be kept and are made for each request');
    isWarned = true;
  };
  void removeUnfinished(kept);

  /** Concurrent requests for a picture share its making. */
  function once(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const begun = running.get(name);
    if (begun) return begun;
    const made = makeAndKeep(name, make).finally(() => running.delete(name));
    running.set(name, made);
    return made;
  }

  const findKept = (name: string) => readFile(join(kept, name)).catch(() => undefined);

  async function makeAndKeep(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const found = await findKept(name);
    if (found) return found;
    const picture = await make();
    const draft = join(kept, `${name}.${randomUUID()}${UNFINISHED}`);
    // One that cannot be kept is made again.
    if (picture) await writeWhole(join(kept, name), picture, draft).catch(warn);
    return picture;
  }

  return {
    /** A picture that was made before, even if the content no longer has it; undefined if there is none. */
    find: (address: PictureAddress) => findKept(nameOf(address)),
    /** A photograph in a size, or a file as it is, from its path in the content; undefined if the file has changed. */
    make(address: PictureAddress, path: string) {
      const uploaded = uploadPlace(dataDir, address.hash);
      const source = { file: existsSync(uploaded) ? uploaded : join(folder, path), hash: address.hash };
      const { width, format } = address;
      return once(nameOf(address), () =>
        width ? oneAtATime(() => makePicture({ source, width, format }, closing.signal)) : readPictureFile(source),
      );
    },
    draw: (drawing: Drawing) =>
      once(`drawing-${hashPicture(Buffer.from(JSON.stringify(drawing)))}.png`, () =>
        oneAtATime(() => makePicture({ drawing }, closing.signal)),
      ),
    /** An uploaded file as a photograph without metadata; undefined if it is none, or too large. */
    accept: (upload: string) => oneAtATime(() => makePicture({ upload }, closing.signal)),
    /** Kills the process that is running. */
    close: () => closing.abort(),
  };
}

/** Rejects with TooBusy when `limit` tasks are waiting. */
function limited(queue: ReturnType<typeof inTurn>, limit: number) {
  let waiting = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (waiting > limit) throw new TooBusy();
    waiting += 1;
    return queue(task).finally(() => {
      waiting -= 1;
    });
  };
}

/** Removes what killed servers left; another server on the same folder may be writing younger files. */
async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith(UNFINISHED))) {
    const path = join(folder, name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true }).catch(() => {});
  }
}
