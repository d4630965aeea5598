import { z } from 'zod';
import { LOGO_FOLDER, logoFile, photoFile } from '../../../domain/site/photo.ts';
import { labelOf } from '../label-of.ts';
import type { Leaf } from '../leaves.ts';
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { checkWords as words } from '../words.ts';

/**
 * Photographs of projects and of the team, logos of clients, and portraits and projects of testimonials that have no file.
 */
export function checkNamedFiles(
  leaves: readonly Leaf[],
  files: ReadonlySet<string>,
  projects: readonly string[],
): Problem[] {
  const inside = (folder: string) =>
    [...files].filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
  const logos = inside(`content/${LOGO_FOLDER}`);
  const photos = inside('content/images/').filter((name) => !`images/${name}`.startsWith(LOGO_FOLDER));
  const photo = { rule: 'noPhotoFile', known: photos, schema: photoFile };
  // A name that is not a valid file name is a problem of the schema; `image` is also the drawing of a section.
  const named = [
    { files: /^content\/projects\//, key: 'image', ...photo },
    { files: /^content\/pages\/team\.yaml$/, key: 'photo', ...photo },
    { files: /^content\/widgets\.yaml$/, key: 'image', rule: 'noLogoFile', known: logos, schema: logoFile },
    { files: /^content\/testimonials\.yaml$/, key: 'image', ...photo },
    {
      files: /^content\/testimonials\.yaml$/,
      key: 'project',
      rule: 'unknownProject',
      known: projects,
      schema: z.string(),
    },
  ];
  return leaves.flatMap(({ key, text, ...place }) =>
    named
      .filter((one) => one.files.test(place.file) && one.key === key)
      .filter(({ known, schema }) => !known.includes(text) && schema.safeParse(text).success)
      .map(({ rule, known }) => ({
        ...place,
        label: labelOf(place.file, place.field),
        message: words.wrong(words.rules[rule] ?? '', words.found.text(text), nearest(text, known)),
      })),
  );
}
