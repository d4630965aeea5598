import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { isLogo, isPhoto, MAX_MEGAPIXELS } from '../../domain/site/photo.ts';
import type { Picture, PictureFormat } from '../../domain/site/picture-address.ts';
import { NO_CHANGES, orUnreadable } from './content-files.ts';
import { readBeginning } from './hash-picture.ts';
import type { Problem } from './report.ts';
import { checkWords as words } from './words.ts';

export type ReadPictures = {
  /** By path inside the folder: `images/team/ana.jpg`. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Why the others are left out. */
  readonly problems: readonly Problem[];
};

const FOLDERS = ['images', 'whitepapers'];
const HIDDEN = /(?:^|\/)\./;

/** A plain file, the uploaded one at `place` that stands for it, or a folder that cannot be read, with a sentence that says so. */
type Entry = { readonly path: string; readonly problem?: string; readonly place?: string };

/** A recursive `readdirSync` would follow symbolic links to folders. */
function entriesBelow(folder: string, path: string): readonly Entry[] {
  const entries = orUnreadable(() => readdirSync(join(folder, path), { withFileTypes: true }));
  if (typeof entries === 'string') return [{ path, problem: entries }];
  return entries.flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return entriesBelow(folder, inside);
    return entry.isFile() ? { path: inside } : [];
  });
}

/**
 * Reads size and hash of every photograph and client logo of a content folder. What cannot be read is a problem. Symbolic
 * links are left out: they may lead out of the folder.
 */
export function readPictures(folder: string, changes = NO_CHANGES): ReadPictures {
  const folders = FOLDERS.filter((name) => {
    const found = orUnreadable(() => lstatSync(join(folder, name), { throwIfNoEntry: false }));
    return typeof found === 'string' || found?.isDirectory();
  });
  const kept = folders
    .flatMap((name) => entriesBelow(folder, name))
    .filter(({ path, problem }) => problem || (!(`content/${path}` in changes) && isPicture(path)));
  const changed = Object.entries(changes).flatMap(([file, change]): Entry[] => {
    const path = file.slice('content/'.length);
    return change && 'place' in change && isPicture(path) ? [{ path, place: change.place }] : [];
  });
  const pictures: [string, Picture][] = [];
  const problems: Problem[] = [];
  for (const { path, problem, place = join(folder, path) } of [...kept, ...changed].toSorted(byPath)) {
    const read = problem ?? orUnreadable(() => readPicture(place, isLogo(path)));
    if (typeof read === 'string') problems.push({ file: `content/${path}`, message: read });
    else pictures.push([path, read]);
  }
  return { pictures: Object.fromEntries(pictures), problems };
}

const isPicture = (path: string) => (isPhoto(path) || isLogo(path)) && !HIDDEN.test(path);
const byPath = (one: Entry, other: Entry) => (one.path < other.path ? -1 : 1);

/** The formats by their names in `image-size`. */
const FORMATS: Readonly<Record<string, PictureFormat>> = {
  jpg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  mif1: 'avif',
  svg: 'svg',
};
/** EXIF orientations of a picture that lies on its side. */
const isOnItsSide = (orientation = 1) => orientation >= 5 && orientation <= 8;

/** Describes a picture, or says in a sentence what is wrong with its file. */
function readPicture(path: string, mayBeDrawn: boolean): Picture | string {
  const { bytes, hash } = readBeginning(path);
  if (bytes.length === 0) return words.picture.empty;
  const beginning = measure(bytes);
  // Much of what a camera notes may come before the size.
  const {
    type = '',
    width: across,
    height: down,
    orientation,
  } = beginning.type ? beginning : measure(readFileSync(path));
  const format = FORMATS[type];
  if (format === 'svg' && !mayBeDrawn) return words.picture.notOne;
  const [width, height] = isOnItsSide(orientation) ? [down, across] : [across, down];
  if (!format || !width || !height)
    return mayBeDrawn && bytes.includes('<svg') ? words.logo.noSize() : words.picture.notOne;
  const megapixels = (width * height) / 1e6;
  if (format !== 'svg' && megapixels > MAX_MEGAPIXELS)
    return words.picture.tooLarge(Math.ceil(megapixels), MAX_MEGAPIXELS);
  return { hash, width, height, format };
}

type Measured = Partial<ReturnType<typeof imageSize>>;

function measure(bytes: Buffer): Measured {
  try {
    return imageSize(bytes);
  } catch {
    return {};
  }
}
