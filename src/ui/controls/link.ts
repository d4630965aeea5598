import type { Link as LinkWords } from '../../../domain/words/link.ts';

export type Link = LinkWords;
