import { terms } from '../../../content/pages/terms.ts';
import { Prose } from './Prose.tsx';

const chapters = terms.chapters.slice(0, 3);
export const Component = Prose;
export const examples = {
  dated: { chapters, updated: terms.updated },
  undated: { chapters: terms.chapters.slice(3, 5) },
};
