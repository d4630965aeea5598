import type { z } from 'zod';
import { logoFile, photoFile } from '../../../domain/site/photo.ts';
import { type Project, projectSchema } from '../../../domain/site/project.ts';
import type { Leaf } from '../leaves.ts';
import type { Problem } from '../problem.ts';
import { checkWords as words } from '../words.ts';
import type { PictureFiles } from './pictures.ts';

/** A rule for the names of pictures; the codes are those of `server/content/words.ts`. */
type Rule = z.ZodType<string>;

/** Names of photographs and of logos that have a file. */
function pictureRules({ photos, logos }: PictureFiles): { readonly photo: Rule; readonly logo: Rule } {
  const named = (rule: Rule, code: string, folder: string, files: ReadonlySet<string>) =>
    rule.refine((name) => !rule.safeParse(name).success || files.has(`${folder}/${name}`), code);
  return {
    photo: named(photoFile, 'noPhotoFile', 'content/images', photos),
    logo: named(logoFile, 'noLogoFile', 'content/images/logos', logos),
  };
}

/** The schema of a project, extended so that each picture must have its file. */
export function projectWithPictures(files: PictureFiles) {
  const { photo } = pictureRules(files);
  return projectSchema.superRefine((project, context) => {
    for (const { path, name } of picturesOf(project)) {
      const [issue] = photo.safeParse(name).error?.issues ?? [];
      // The schema itself reports a name that is not a valid file name.
      if (issue?.code === 'custom') context.addIssue({ code: 'custom', path: [...path], message: issue.message });
    }
  });
}

function picturesOf({ image, author, pictures }: Omit<Project, 'slug'>) {
  return [
    { path: ['image'], name: image },
    { path: ['author', 'image'], name: author?.image },
    ...pictures.map((picture, index) => ({ path: ['pictures', index, 'image'], name: picture.image })),
  ].filter(({ name }) => name !== undefined);
}

/** Photographs of the team, logos of clients, and portraits and projects of testimonials that have no file. */
export function checkNamedFiles(leaves: readonly Leaf[], files: PictureFiles, projects: readonly string[]): Problem[] {
  const { photos, logos } = files;
  const named = [
    {
      file: 'content/pages/team.yaml',
      key: 'photo',
      rule: 'noPhotoFile',
      has: (name: string) => photos.has(`content/images/${name}`),
      valid: photoFile,
    },
    {
      file: 'content/widgets.yaml',
      key: 'image',
      rule: 'noLogoFile',
      has: (name: string) => logos.has(`content/images/logos/${name}`),
      valid: logoFile,
    },
    {
      file: 'content/testimonials.yaml',
      key: 'image',
      rule: 'noPhotoFile',
      has: (name: string) => photos.has(`content/images/${name}`),
      valid: photoFile,
    },
    {
      file: 'content/testimonials.yaml',
      key: 'project',
      rule: 'unknownProject',
      has: (name: string) => projects.includes(name),
    },
  ];
  return leaves.flatMap(({ key, text, ...place }) =>
    named
      // A name that is not a valid file name is a problem of the schema; `image` is also the drawing of a section.
      .filter((one) => one.file === place.file && one.key === key && (one.valid?.safeParse(text).success ?? true))
      .filter(({ has }) => !has(text))
      .map(({ rule }) => ({ ...place, message: words.wrong(words.rules[rule] ?? '', words.found.text(text)) })),
  );
}
