import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { planSchema } from '../domain/plans/plan.ts';
import { projectSchema } from '../domain/site/project.ts';
import { whitepaperFileSchema } from '../domain/whitepapers/whitepaper-file.ts';

/** Each entry is a file, validated when it is read: an error stops the build and names file and field. */
export const collections = {
  plans: defineCollection({ loader: glob({ base: 'content/plans', pattern: '*.yaml' }), schema: planSchema }),
  projects: defineCollection({ loader: glob({ base: 'content/projects', pattern: '*.yaml' }), schema: projectSchema }),
  whitepapers: defineCollection({
    loader: glob({ base: 'content/whitepapers', pattern: '*.md' }),
    schema: whitepaperFileSchema,
  }),
};
