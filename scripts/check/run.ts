import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planSchema } from '../../domain/plans/plan.ts';
import { type Company, companySchema } from '../../domain/site/company.ts';
import { PALETTE_COLOURS } from '../../domain/site/palette.ts';
import { whitepaperFileSchema } from '../../domain/whitepapers/whitepaper-file.ts';
import { checkCatalogueUse, readCatalogue } from './catalogue.ts';
import { type ContentFile, checkFileNames, namesIn, readContentFiles } from './content-files.ts';
import { checkContrast } from './contrast.ts';
import { checkClaims, checkWrittenPrices } from './figures.ts';
import { checkLogo } from './logo.ts';
import { describeExport, loadModule } from './module-values.ts';
import { checkModulePictures, projectWithPictures } from './named-pictures.ts';
import { checkPages } from './pages.ts';
import { checkPalette } from './palette.ts';
import { checkMarkdownPictures, type PictureFiles, readPictureFiles } from './pictures.ts';
import { byPlace, type Problem } from './problem.ts';
import { checkRecords, checkUnique } from './records.ts';
import type { Report } from './report.ts';
import { checkTypes } from './types.ts';
import { listUnpublished } from './unpublished.ts';
import { checkWords as words } from './words.ts';

const PALETTE = 'content/palette.css';
const COMPANY = 'content/company.ts';
const REQUIRED = [PALETTE, COMPANY, 'content/catalogue.ts'];

/** All problems in `content/` of the repository at `root`, by file and line. Throws only when a file cannot be read. */
export async function checkContent(root: string): Promise<Report> {
  const content = readContentFiles(root);
  const { files, paths, problems } = content;
  const modules = files.filter(({ file }) => file.endsWith('.ts')).map(({ file }) => file);
  const read = await readCatalogue(root, content);
  const pictures = readPictureFiles(root);
  const company = await checkCompany(root, files);
  const found = [
    ...problems,
    ...checkTypes(root, modules),
    ...company.problems,
    ...(await checkPages(root, files)),
    ...REQUIRED.filter((file) => !paths.includes(file)).map((file) => ({ file, message: words.text.noFile })),
    ...named(files, PALETTE).flatMap((file) => checkColours(root, file)),
    ...read.problems,
    ...(read.catalogue ? await checkCatalogueUse(root, files, read.catalogue) : []),
    ...checkLogo(root),
    ...checkFileNames(root),
    ...checkMarkdownPictures(files, pictures),
    ...(await checkModulePictures(root, files, pictures, namesIn(paths, 'content/projects'))),
    ...checkFolders(files, pictures),
    ...checkWrittenPrices(files),
  ];
  const unpublished = company.valid ? listUnpublished(company.valid, countSamples(files)) : [];
  return { files: files.length, problems: withoutRepetitions(found).toSorted(byPlace), unpublished };
}

const named = (files: readonly ContentFile[], name: string) => files.filter(({ file }) => file === name);

/** Problems in the folders that have one file for each plan, project or whitepaper. */
function checkFolders(files: readonly ContentFile[], pictures: PictureFiles): readonly Problem[] {
  const plans = checkRecords(files, 'content/plans', planSchema);
  const projects = checkRecords(files, 'content/projects', projectWithPictures(pictures));
  const whitepapers = checkRecords(files, 'content/whitepapers', whitepaperFileSchema);
  const nextOrder = Math.max(0, ...projects.records.map(({ value }) => value.order)) + 1;
  return [
    ...plans.problems,
    ...projects.problems,
    ...checkUnique(projects.records, 'order', (other) => words.text.sameOrder(other, nextOrder)),
    ...whitepapers.problems,
    ...checkUnique(whitepapers.records, 'title', words.text.sameTitle),
  ];
}

type CheckedCompany = { readonly problems: readonly Problem[]; readonly valid?: Company };

/** Problems in the facts about the agency or, if there are none, texts that contradict them; the facts if they are valid. */
async function checkCompany(root: string, files: readonly ContentFile[]): Promise<CheckedCompany> {
  const [file] = named(files, COMPANY);
  const company = file && (await loadModule(root, file))['company'];
  if (!company) return { problems: [] };
  const { data } = companySchema.safeParse(company);
  if (!data) return { problems: describeExport(file, 'company', company, companySchema) };
  return { problems: checkClaims(files, data.claims), valid: data };
}

const SAMPLE = /^sample: true\b/m;
/** The projects that are samples. */
const countSamples = (files: readonly ContentFile[]) =>
  files.filter(({ file, text }) => file.startsWith('content/projects/') && SAMPLE.test(text)).length;

/** Checks contrast only when all colours of the palette are valid CSS. */
function checkColours(root: string, palette: ContentFile): readonly Problem[] {
  const unreadable = checkPalette(palette, PALETTE_COLOURS);
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  return unreadable.length > 0 ? unreadable : checkContrast(palette, tokens);
}

/** Removes duplicates: the type check and a schema may report the same problem at the same line. */
function withoutRepetitions(problems: readonly Problem[]): readonly Problem[] {
  return [
    ...new Map(problems.map((problem) => [`${problem.file}:${problem.line}:${problem.message}`, problem])).values(),
  ];
}
