import { z } from 'zod';
import { trimmed, trimmedLine, trimmedText } from '../content/fields.ts';
import { focusSchema, photoFile } from './photo.ts';

/** What a client says about the agency, published with permission. */
export const testimonialSchema = z.strictObject({
  name: trimmedLine('Quién lo dice', 60),
  role: trimmedLine('Su negocio o cargo', 60).optional(),
  words: trimmedText('Lo que dice', 400),
  project: trimmed
    .optional()
    .meta({ label: 'Proyecto', kind: 'project', help: 'El nombre de un archivo de content/projects, sin .yaml.' }),
  /** A portrait from `content/images`. */
  image: photoFile.optional().meta({ label: 'Retrato', kind: 'picture' }),
  focus: focusSchema,
});
