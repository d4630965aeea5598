import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../server/content/read-content.ts';
import { findAbsence } from './absence.ts';
import type { Ask } from './ask.ts';
import { askCompany } from './company-questions.ts';
import { askLines } from './lines.ts';
import { askPalette } from './palette-questions.ts';
import { listLeft } from './what-is-left.ts';
import { newWords as words } from './words.ts';
import { writeContent } from './write-content.ts';

/** The folder that a new one begins as, and the colours that derive from its palette. */
const SAMPLE = 'content';
const TOKENS = 'src/styles/tokens.css';
/**
 * Makes the content folder of a new agency in `home`: asks, then writes, then lists what is left to do. Nothing is there
 * before the last answer or after a failure. Throws when the folder has files, or answers run out.
 */
export async function newContent(home: string, ask: Ask, print: (text: string) => void): Promise<void> {
  const folder = join(home, 'content');
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(words.taken(folder));
  const { content } = readContent(SAMPLE);
  if (!content) throw new Error(words.invalid);
  print(`${words.title}\n${words.intro(folder)}\n\n`);
  const company = await askCompany(ask, content.company);
  print(`\n${words.colours.intro}\n`);
  const palette = await askPalette(ask, content.palette, readFileSync(TOKENS, 'utf8'));
  print('\n');
  const absent = await askLines(ask, content, print);
  const absence = findAbsence(SAMPLE, content, company, absent);
  writeWhole(folder, (draft) => writeContent(draft, SAMPLE, content, absence, { company, palette, absent }));
  print(`\n${words.saved(folder)}\n\n${listLeft(folder, content.company, company, absence).join('\n')}\n`);
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
