import type { z } from 'zod';
import type { Content } from '../../domain/content/content.ts';
import type { Picture } from '../../domain/site/picture-address.ts';
import { pictureProblems } from '../../server/content/words.ts';

/** The picture at a path inside the content folder. Throws if it does not exist or has an invalid name. */
export function pictureFile(pictures: Content['pictures'], path: string, name: z.ZodType<string>): Picture {
  const picture = pictures[path];
  if (!picture) throw new Error(pictureProblems.missing(`content/${path}`));
  if (!name.safeParse(path).success) throw new Error(pictureProblems.badName(`content/${path}`));
  return picture;
}
