import { z } from 'zod';
import { hasOnly } from '../content/fill.ts';
import { focusSchema, photoFile } from './photo.ts';

const text = z.string().trim().min(2).refine(hasOnly([]), { message: 'unknownName' });

/** What a client says about the agency, published with permission. */
export const testimonialSchema = z.strictObject({
  name: text.max(60).meta({ label: 'Quién lo dice', kind: 'line' }),
  /** The client's business or position. */
  role: text.max(60).optional().meta({ label: 'Su negocio o cargo', kind: 'line' }),
  words: text.max(400).meta({ label: 'Lo que dice', kind: 'text' }),
  /** Slug of the project that the testimonial is about. */
  project: text
    .optional()
    .meta({ label: 'Proyecto', kind: 'line', help: 'El nombre de un archivo de content/projects, sin .yaml.' }),
  /** A portrait from `content/images`. */
  image: photoFile.optional().meta({ label: 'Retrato', kind: 'picture' }),
  focus: focusSchema,
});
