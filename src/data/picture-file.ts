import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import { pictureProblems } from '../../server/content/words.ts';

type Files = Readonly<Record<string, ImageMetadata>>;

/** The picture at a project path. Throws, which stops the build, if it does not exist or has an invalid name. */
export function pictureFile(files: Files, path: string, name: z.ZodType<string>): ImageMetadata {
  const file = files[`/${path}`];
  if (!file) throw new Error(pictureProblems.missing(path));
  if (!name.safeParse(path).success) throw new Error(pictureProblems.badName(path));
  return file;
}
