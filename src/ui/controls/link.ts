import type { Link as LinkWords } from '../../../domain/content/fields.ts';

/** A link in data. */
export type Link = LinkWords;
