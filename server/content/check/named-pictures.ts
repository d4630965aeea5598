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
  const photo = {
    rule: 'noPhotoFile',
    has: (name: string) => files.has(`content/images/${name}`) && !`images/${name}`.startsWith(LOGO_FOLDER),
    valid: photoFile,
  };
  const logo = {
    rule: 'noLogoFile',
    has: (name: string) => files.has(`content/${LOGO_FOLDER}${name}`),
    valid: logoFile,
  };
  const project = { rule: 'unknownProject', has: (name: string) => projects.includes(name), valid: undefined };
  const named = [
    { files: /^content\/projects\//, key: 'image', ...photo },
    { files: /^content\/pages\/team\.yaml$/, key: 'photo', ...photo },
    { files: /^content\/widgets\.yaml$/, key: 'image', ...logo },
    { files: /^content\/testimonials\.yaml$/, key: 'image', ...photo },
    { files: /^content\/testimonials\.yaml$/, key: 'project', ...project },
  ];
  return leaves.flatMap(({ key, text, ...place }) =>
    named
      // A name that is not a valid file name is a problem of the schema; `image` is also the drawing of a section.
      .filter((one) => one.files.test(place.file) && one.key === key && (one.valid?.safeParse(text).success ?? true))
      .filter(({ has }) => !has(text))
      .map(({ rule }) => ({
        ...place,
        label: labelOf(place.file, place.field),
        message: words.wrong(words.rules[rule] ?? '', words.found.text(text)),
      })),
  );
}
