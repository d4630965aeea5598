import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Company } from '../../domain/content/company.ts';
import { checkContent } from '../../server/content/check/check-content.ts';
import { readContent } from '../../server/content/read-content.ts';
import { formatPlace, fromHere } from '../../server/content/report.ts';
import type { Ask, Verdict } from './ask.ts';
import { askCompany, emptyFields } from './company-questions.ts';
import { askAbsentPages, askServices } from './lines.ts';
import { askPalette } from './palette-questions.ts';
import { newWords as words } from './words.ts';
import { NEUTRAL, SAMPLE, writeContent } from './write-content.ts';

/** The colours that derive from those of the palette. */
const TOKENS = 'src/styles/tokens.css';
/** Problems listed at most. */
const LISTED = 12;

/**
 * Makes the content folder of a new agency in `home`: asks, then writes, then lists what is left to do. Nothing is there
 * before the last answer or after a failure. Throws when the folder has files, or answers run out.
 */
export async function newContent(home: string, ask: Ask, print: (text: string) => void): Promise<void> {
  const folder = join(home, 'content');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(words.taken(folder));
  print(`${words.title}\n${words.intro(folder)}\n\n`);
  const hasSamples = await ask(words.samples, words.withoutSamples, judgeSamples);
  const { content, valid } = readContent(hasSamples ? SAMPLE : NEUTRAL);
  const { 'company.yaml': sample, 'palette.yaml': colours } = valid.files;
  if (!sample || !colours || (hasSamples && !content)) throw new Error(words.invalid);
  const company = await askCompany(ask, sample);
  print(`\n${words.colours.intro}\n`);
  const palette = await askPalette(ask, colours, readFileSync(TOKENS, 'utf8'));
  if (!hasSamples) print(`\n${words.lines.services}\n`);
  const services = hasSamples ? undefined : await askServices(ask);
  print(`\n${words.lines.pages}\n`);
  const absent = await askAbsentPages(ask);
  writeWhole(folder, (draft) => writeContent(draft, { company, palette, services, absent }));
  print(`\n${words.saved(folder)}\n\n${listLeft(folder, company, hasSamples)}\n`);
}

function judgeSamples(answer: string): Verdict<boolean> {
  if (answer.startsWith(words.withSamples)) return { value: true };
  return answer.startsWith(words.withoutSamples) ? { value: false } : { reason: words.withOrWithout };
}

/** Writes a folder under another name and then renames it, so that it is there whole or not at all. */
function writeWhole(folder: string, write: (draft: string) => void): void {
  const made = mkdirSync(join(folder, '..'), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  try {
    write(draft);
    chmodSync(draft, 0o755);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(made ?? draft, { recursive: true, force: true });
    throw error;
  }
}

/** What is left to do in a new folder, one line each. */
function listLeft(folder: string, company: Company, hasSamples: boolean): string {
  const empty = emptyFields(company).map((field) => words.labels[field].replace(/(?: \(|;).*/, ''));
  const { problems } = fromHere(checkContent(folder).report, folder);
  const listed = problems.slice(0, LISTED).map((problem) => `    ${formatPlace(problem)}: ${problem.message}`);
  const { left } = words;
  const tasks = [
    ...(empty.length > 0 ? [left.missing(empty.join('; '))] : []),
    left.logo,
    hasSamples ? left.samples : left.neutral,
    left.legal,
    ...(problems.length > 0 ? [left.problems([...listed, ...more(problems.length - LISTED)].join('\n'))] : []),
    left.check(folder),
    left.start(folder),
  ];
  return [left.title, ...tasks.map((task) => `- ${task}`)].join('\n');
}

const more = (count: number) => (count > 0 ? [words.left.more(count)] : []);
