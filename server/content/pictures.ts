import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';
import { isLogo, isPhoto, MAX_MEGAPIXELS } from '../../domain/site/photo.ts';
import type { Picture, PictureFormat } from '../../domain/site/picture-address.ts';
import { type Entry, listFolder, NO_CHANGES, orUnreadable, placeIn, whyNotPlain } from './content-files.ts';
import { readBeginning } from './hash-picture.ts';
import type { Problem } from './report.ts';
import { checkWords as words } from './words.ts';

export type ReadPictures = {
  /** By path inside the folder: `images/team/ana.jpg`. */
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Why the others are left out. */
  readonly problems: readonly Problem[];
};

const INSIDE = /^content\/(?:images|whitepapers)(?:\/|$)/;

/**
 * Reads size and hash of every photograph and client logo of a content folder. What cannot be read is a problem. Symbolic
 * links are left out: they may lead out of the folder.
 */
export function readPictures(folder: string, changes = NO_CHANGES): ReadPictures {
  const pictures: [string, Picture][] = [];
  const problems: Problem[] = [];
  for (const { file, found } of listFolder(folder, changes).filter(isPicture)) {
    const path = file.slice('content/'.length);
    const change = changes[file];
    const place = change && 'place' in change ? change.place : placeIn(folder, file);
    const read = typeof found === 'string' ? found : orUnreadable(() => readPicture(place, isLogo(path)));
    if (typeof read === 'string') problems.push({ file, message: read });
    else pictures.push([path, read]);
  }
  return { pictures: Object.fromEntries(pictures), problems };
}

/** Also of what cannot be read, which may be a folder of them. */
function isPicture({ file, found }: Entry): boolean {
  const path = file.slice('content/'.length);
  const isNamedSo = isPhoto(path) || isLogo(path);
  return INSIDE.test(file) && (typeof found === 'string' || (isNamedSo && !whyNotPlain(found)));
}

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
