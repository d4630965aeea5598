import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandWords as words } from './words.ts';
import { writeValues } from './write-values.ts';

const PROJECTS = 'content/projects';
const WHITEPAPERS = 'content/whitepapers';

/** Files of the sample projects, which have `sample: true`. */
export const sampleProjects = (root: string): string[] =>
  globSync(`${PROJECTS}/*.yaml`, { cwd: root }).filter((file) =>
    /^sample: true\b/m.test(readFileSync(join(root, file), 'utf8')),
  );

export const whitepaperFiles = (root: string): string[] => globSync(`${WHITEPAPERS}/*.md`, { cwd: root });

/**
 * Deletes the sample projects, all whitepapers and the list of clients' logos. If no project is left, replaces the
 * texts of the portfolio page.
 */
export function emptySamples(root: string): void {
  for (const file of [...sampleProjects(root), ...whitepaperFiles(root)]) rmSync(join(root, file));
  // Git does not track empty folders.
  for (const folder of [PROJECTS, WHITEPAPERS]) writeFileSync(join(root, folder, '.gitkeep'), '');
  setValue(root, 'content/widgets.ts', 'trustedBy', ['logos'], []);
  const left = globSync(`${PROJECTS}/*.yaml`, { cwd: root });
  if (left.length > 0) return;
  for (const path of [['text'], ['seo', 'description']])
    setValue(root, 'content/pages/portfolio.ts', 'portfolio', path, words.emptyPortfolio);
}

function setValue(root: string, file: string, name: string, path: readonly string[], value: unknown): void {
  const place = join(root, file);
  if (existsSync(place)) writeFileSync(place, writeValues(readFileSync(place, 'utf8'), name, [{ path, value }]));
}
