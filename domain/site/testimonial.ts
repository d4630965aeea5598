import { z } from 'zod';
import { hasOnly } from '../content/fill.ts';
import { photoFile } from './photo.ts';

const text = z.string().trim().min(2).refine(hasOnly([]), { message: 'unknownName' });

/** What a client says about the agency, published with permission. */
export const testimonialSchema = z.strictObject({
  name: text.max(60),
  /** The client's business or position. */
  role: text.max(60).optional(),
  words: text.max(400),
  /** Slug of the project that the testimonial is about. */
  project: text.optional(),
  /** A portrait from `content/images`. */
  image: photoFile.optional(),
});
