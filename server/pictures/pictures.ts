import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Drawing } from '../../domain/site/drawing.ts';
import type { PictureAddress } from '../../domain/site/picture-address.ts';
import { hashPicture } from '../content/hash-picture.ts';
import { TooBusy } from '../http/render-queue.ts';
import { inTurn } from '../process/in-turn.ts';
import type { Log } from '../process/log.ts';
import { openKeptPictures } from './kept-pictures.ts';
import { readSource } from './picture-job.ts';
import { type MakePicture, runPictureProcess } from './run-picture-process.ts';
import { uploadPlace } from './upload-place.ts';

/**
 * Pictures that are made when they are first needed and kept. All functions reject with TooBusy while too many wait, and
 * with another error when a picture cannot be made.
 */
export type Pictures = {
  /** A picture that was made before, even if the content no longer has it; undefined if there is none. */
  readonly find: (address: PictureAddress) => Promise<Buffer | undefined>;
  /** A photograph in a size, or a file as it is, from its path in the content; undefined if the file has changed. */
  readonly make: (address: PictureAddress, path: string) => Promise<Buffer | undefined>;
  readonly draw: (drawing: Drawing) => Promise<Buffer | undefined>;
  /** An uploaded file as a photograph without metadata; undefined if it is none, or too large. */
  readonly accept: (file: string) => Promise<Buffer | undefined>;
  /** Kills the process that is running. */
  readonly close: () => void;
};

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

const nameOf = ({ hash, width, format }: PictureAddress) => `${hash}${width ? `-${width}` : ''}.${format}`;

/** Opens the pictures of a content folder; results are kept in `<dataDir>/pictures`. */
export function openPictures({ folder, dataDir, log, makePicture = runPictureProcess }: PictureSettings): Pictures {
  const kept = openKeptPictures(join(dataDir, 'pictures'), log);
  const closing = new AbortController();
  const oneAtATime = limited(inTurn(), MAX_WAITING);
  const running = new Map<string, Promise<Buffer | undefined>>();

  /** Concurrent requests for a picture share its making. */
  function once(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const begun = running.get(name);
    if (begun) return begun;
    const made = makeAndKeep(name, make).finally(() => running.delete(name));
    running.set(name, made);
    return made;
  }

  async function makeAndKeep(name: string, make: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const found = await kept.find(name);
    if (found) return found;
    const picture = await make();
    if (picture) await kept.keep(name, picture);
    return picture;
  }

  return {
    find: (address) => kept.find(nameOf(address)),
    make(address, path) {
      const uploaded = uploadPlace(dataDir, address.hash);
      const source = { file: existsSync(uploaded) ? uploaded : join(folder, path), hash: address.hash };
      const { width, format } = address;
      return once(nameOf(address), () =>
        width ? oneAtATime(() => makePicture({ source, width, format }, closing.signal)) : readSource(source),
      );
    },
    draw: (drawing) =>
      once(`drawing-${hashPicture(Buffer.from(JSON.stringify(drawing)))}.png`, () =>
        oneAtATime(() => makePicture({ drawing }, closing.signal)),
      ),
    accept: (upload) => oneAtATime(() => makePicture({ upload }, closing.signal)),
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
