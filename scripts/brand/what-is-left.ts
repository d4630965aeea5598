import type { Company } from '../../domain/content/company.ts';
import { emptyFields, sameFields } from './company-questions.ts';
import { sampleProjects, whitepaperFiles } from './empty-samples.ts';
import { findTraces, formerFacts } from './traces.ts';
import { brandWords } from './words.ts';

const words = brandWords.left;
/** The files with texts of the site, without configuration such as the spelling list. */
const TEXTS = 'content/**/*.{yaml,md}';

/** What is left to do after a change of brand, one line each. */
export function listLeft(root: string, former: Company, company: Company): string[] {
  const isNew = former.name !== company.name;
  const empty = emptyFields(company);
  const kept = isNew ? sameFields(former, company).filter((field) => !empty.includes(field)) : [];
  const labels = (fields: typeof kept) => fields.map((field) => brandWords.labels[field]).join('; ');
  const samples = sampleProjects(root).length;
  const whitepapers = isNew ? whitepaperFiles(root).length : 0;
  const traces = findTraces(root, TEXTS, formerFacts(former, company));
  const tasks = [
    ...(empty.length > 0 ? [words.missing(labels(empty))] : []),
    ...(kept.length > 0 ? [words.kept(labels(kept))] : []),
    ...(samples > 0 ? [words.samples(samples)] : []),
    ...(whitepapers > 0 ? [words.whitepapers(whitepapers)] : []),
    ...(traces.length > 0 ? [[words.traces, ...traces.map((trace) => `    ${trace}`)].join('\n')] : []),
    ...words.always,
  ];
  return [words.title, ...tasks.map((task) => `- ${task}`)];
}
