import { z } from 'zod';
import { logoFile, photoFile } from '../../domain/site/photo.ts';
import { type Project, projectSchema } from '../../domain/site/project.ts';
import { testimonialSchema } from '../../domain/site/testimonial.ts';
import type { ContentFile } from './content-files.ts';
import { describeExport, loadModule } from './module-values.ts';
import type { PictureFiles } from './pictures.ts';
import type { Problem } from './problem.ts';

/** A rule for the names of pictures; the codes are those of `scripts/check/words.ts`. */
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

/** Problems with the photographs of the team, the logos of clients, and testimonials. `projects` are slugs. */
export async function checkModulePictures(
  root: string,
  texts: readonly ContentFile[],
  files: PictureFiles,
  projects: readonly string[],
): Promise<Problem[]> {
  const { photo, logo } = pictureRules(files);
  const member = z.looseObject({ photo: photo.optional() });
  const testimonial = testimonialSchema.extend({
    project: z
      .string()
      .refine((slug) => projects.includes(slug), 'unknownProject')
      .optional(),
    image: photo.optional(),
  });
  const modules = [
    ['pages/team', 'team', z.looseObject({ members: z.looseObject({ cards: z.array(member) }) })],
    ['widgets', 'trustedBy', z.looseObject({ logos: z.array(z.looseObject({ image: logo.optional() })) })],
    ['testimonials', 'testimonials', z.array(testimonial)],
  ] as const;
  const problems = modules.map(async ([name, constant, schema]) => {
    const file = texts.find((one) => one.file === `content/${name}.ts`);
    return file ? describeExport(file, constant, (await loadModule(root, file))[constant], schema) : [];
  });
  return (await Promise.all(problems)).flat();
}
