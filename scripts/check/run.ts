import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paletteSchema } from '../../domain/content/palette.ts';
import { type ContentFile, checkFileNames, namesIn, readContentFiles } from '../../server/content/content-files.ts';
import { leavesOf } from '../../server/content/leaves.ts';
import { byPlace, type Problem } from '../../server/content/problem.ts';
import { type ReadContent, readContent } from '../../server/content/read-content.ts';
import { checkRecords, checkUnique } from '../../server/content/records.ts';
import type { Report } from '../../server/content/report.ts';
import { checkWords as words } from '../../server/content/words.ts';
import { checkYaml } from '../../server/content/yaml.ts';
import { checkCatalogue } from './catalogue.ts';
import { checkContrast } from './contrast.ts';
import { checkClaims, checkWrittenPrices } from './figures.ts';
import { checkFolder } from './folder.ts';
import { checkNamedFiles, projectWithPictures } from './named-pictures.ts';
import { checkMarkdownPictures, type PictureFiles, readPictureFiles } from './pictures.ts';
import { listUnpublished } from './unpublished.ts';
import { checkDates, checkTags } from './whitepapers.ts';

const PALETTE = 'content/palette.yaml';

/** All problems in `content/` of the repository at `root`, by file and line. Throws only when a file cannot be read. */
export function checkContent(root: string): Report {
  const folder = join(root, 'content');
  const { files, paths, problems } = readContentFiles(folder);
  const { valid, problems: invalid } = readContent(folder, files);
  const { 'company.yaml': company, 'catalogue.yaml': catalogue } = valid.files;
  const leaves = files.flatMap(leavesOf);
  const pictures = readPictureFiles(root);
  const kinds = valid.pages.plan?.kinds;
  const folderProblems = checkFolder(root, catalogue);
  const found = [
    ...problems,
    ...invalid.filter(({ file }) => !folderProblems.some((other) => other.file === file)),
    ...checkColours(root, files),
    ...(company ? checkClaims(files, company.claims) : []),
    ...(catalogue ? checkCatalogue(root, catalogue, { files, paths, leaves, ...(kinds && { kinds }) }) : []),
    ...checkFileNames(root),
    ...folderProblems,
    ...checkMarkdownPictures(files, pictures),
    ...checkNamedFiles(leaves, pictures, namesIn(paths, 'content/projects')),
    ...checkFolders(files, pictures, valid.records),
    ...checkWrittenPrices(files),
  ];
  const unpublished = company ? listUnpublished(company, countSamples(files)) : [];
  return { files: files.length, problems: withoutRepetitions(found).toSorted(byPlace), unpublished };
}

/** Problems in the folders that have one file for each plan, project or whitepaper. */
function checkFolders(
  files: readonly ContentFile[],
  pictures: PictureFiles,
  { plans, whitepapers }: ReadContent['valid']['records'],
): readonly Problem[] {
  const projects = checkRecords(files, 'content/projects', projectWithPictures(pictures));
  const nextOrder = Math.max(0, ...projects.records.map(({ value }) => value.order)) + 1;
  return [
    ...checkUnique(plans, 'title', words.text.sameTitle),
    ...projects.problems,
    ...checkUnique(projects.records, 'order', (other) => words.text.sameOrder(other, nextOrder)),
    ...checkUnique(whitepapers, 'title', words.text.sameTitle),
    ...checkTags(whitepapers),
    ...checkDates(whitepapers),
  ];
}

const SAMPLE = /^sample: true\b/m;
/** The projects that are samples. */
const countSamples = (files: readonly ContentFile[]) =>
  files.filter(({ file, text }) => file.startsWith('content/projects/') && SAMPLE.test(text)).length;

/** Colours that cannot be told apart, once all colours of the palette are valid. */
function checkColours(root: string, files: readonly ContentFile[]): readonly Problem[] {
  const { text = '' } = files.find(({ file }) => file === PALETTE) ?? {};
  const { value, placeOf } = checkYaml(PALETTE, text, paletteSchema);
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  return value ? checkContrast(value, placeOf, tokens) : [];
}

/** Rules that are not reported for a line with a more specific problem. */
const GENERAL = ['unknownName', 'address'];

/**
 * Removes duplicates: two checks may report the same problem at the same line, and some sentences say more than that of a
 * general rule.
 */
function withoutRepetitions(problems: readonly Problem[]): readonly Problem[] {
  const places = new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem]));
  const unique = [...places.values()];
  const isGeneral = ({ message }: Problem) => GENERAL.some((rule) => message.includes(words.rules[rule] ?? rule));
  return unique.filter(
    (one) =>
      !isGeneral(one) || !unique.some((other) => other !== one && other.file === one.file && other.line === one.line),
  );
}
