import { LOGO_FOLDER, logoFile, photoFile } from '../../../domain/site/photo.ts';
import { labelOf } from '../label-of.ts';
import type { Leaf } from '../leaves.ts';
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
  // A name that is not a valid file name is a problem of the schema; `image` is also the drawing of a section.
  const noPhotoFile = (name: string) =>
    photoFile.safeParse(name).success &&
    (`images/${name}`.startsWith(LOGO_FOLDER) || !files.has(`content/images/${name}`));
  const noLogoFile = (name: string) => logoFile.safeParse(name).success && !files.has(`content/${LOGO_FOLDER}${name}`);
  const unknownProject = (name: string) => !projects.includes(name);
  const named = [
    { files: /^content\/projects\//, key: 'image', rule: 'noPhotoFile', breaks: noPhotoFile },
    { files: /^content\/pages\/team\.yaml$/, key: 'photo', rule: 'noPhotoFile', breaks: noPhotoFile },
    { files: /^content\/widgets\.yaml$/, key: 'image', rule: 'noLogoFile', breaks: noLogoFile },
    { files: /^content\/testimonials\.yaml$/, key: 'image', rule: 'noPhotoFile', breaks: noPhotoFile },
    { files: /^content\/testimonials\.yaml$/, key: 'project', rule: 'unknownProject', breaks: unknownProject },
  ];
  return leaves.flatMap(({ key, text, ...place }) =>
    named
      .filter((one) => one.files.test(place.file) && one.key === key && one.breaks(text))
      .map(({ rule }) => ({
        ...place,
        label: labelOf(place.file, place.field),
        message: words.wrong(words.rules[rule] ?? '', words.found.text(text)),
      })),
  );
}
