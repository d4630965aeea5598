import { withoutPlans } from '../../domain/content/hidden.ts';
import type { FileContent } from '../../domain/content/schemas.ts';
import { type ContentFile, namesOf } from './content-files.ts';
import { parseYaml } from './parse-yaml.ts';

const MAY_BE_HIDDEN = /^content\/(?:plans|projects)\//;

/** Whether a file is a plan or project that the site does not show. */
export const isHidden = ({ file, text }: ContentFile): boolean =>
  MAY_BE_HIDDEN.test(file) && parseYaml(text).document.get('hidden') === true;

/** The plans that the site does not show, by id. */
export const hiddenPlans = (files: readonly ContentFile[]): ReadonlySet<string> =>
  new Set(namesOf(files.filter(isHidden), 'content/plans'));

/** The files of the site, with a catalogue without hidden plans. */
export const withoutHidden = (read: FileContent, files: readonly ContentFile[]): FileContent => ({
  ...read,
  'catalogue.yaml': withoutPlans(read['catalogue.yaml'], hiddenPlans(files)),
});
