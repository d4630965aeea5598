import { posix } from 'node:path';
import { markdownToHtml } from 'satteri';
import { z } from 'zod';
import { fillKnown } from '../../domain/content/fill.ts';
import { planSchema } from '../../domain/plans/plan.ts';
import { projectSchema } from '../../domain/site/project.ts';
import { type WhitepaperFile, whitepaperFileSchema } from '../../domain/whitepapers/whitepaper-file.ts';
import type { ContentFile } from './content-files.ts';
import type { Facts } from './facts.ts';
import { checkRecords, type Record as FileRecord } from './records.ts';
import { bodyOf } from './yaml.ts';

/** The plans, projects and whitepapers that are valid and not hidden, and the problems of all of them. */
export function readRecords(files: readonly ContentFile[], facts: Facts) {
  const plans = checkRecords(files, 'content/plans', planSchema, facts);
  const projects = checkRecords(files, 'content/projects', projectSchema, facts);
  const whitepapers = checkRecords(files, 'content/whitepapers', whitepaperFileSchema, facts);
  return {
    plans: plans.records.filter(({ value }) => !value.hidden),
    projects: projects.records.filter(({ value }) => !value.hidden),
    whitepapers: whitepapers.records,
    problems: [plans, projects, whitepapers].flatMap((one) => one.problems),
  };
}

/** The projects, hidden ones too, with their places in the portfolio, and the place behind them all. */
export function readPlaces(files: readonly ContentFile[]) {
  const { records: projects } = checkRecords(files, 'content/projects', z.looseObject({ order: z.int() }));
  return { projects, next: Math.max(0, ...projects.map(({ value }) => value.order)) + 1 };
}

/** Extensions of Markdown: tables, and typographic quotes and dashes. A mark of a footnote is plain text. */
export const MARKDOWN = { features: { gfm: { footnotes: false }, smartPunctuation: true } };

/** A whitepaper with its text as HTML, in which the facts are filled in. */
export const renderWhitepaper = (
  { file, slug, text, value }: Omit<FileRecord<z.infer<typeof whitepaperFileSchema>>, 'placeOf'>,
  facts: Facts,
): WhitepaperFile => ({
  ...value,
  slug,
  html: markdownToHtml(fillKnown(bodyOf(text), facts), MARKDOWN).html,
  folder: posix.dirname(file.slice('content/'.length)),
});
