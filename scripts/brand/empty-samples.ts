import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../domain/routes.ts';
import { brandWords as words } from './words.ts';
import { writeValues } from './write-values.ts';

const PROJECTS = 'content/projects';
const WHITEPAPERS = 'content/whitepapers';
const WHITEPAPER_LINK = new RegExp(`(?<=href: )${routes.whitepaper('')}[\\w-]+`, 'g');

/** Files of the sample projects, which have `sample: true`. */
export const sampleProjects = (root: string): string[] =>
  globSync(`${PROJECTS}/*.yaml`, { cwd: root }).filter((file) =>
    /^sample: true\b/m.test(readFileSync(join(root, file), 'utf8')),
  );

export const whitepaperFiles = (root: string): string[] => globSync(`${WHITEPAPERS}/*.md`, { cwd: root });

/**
 * Deletes the sample projects, all whitepapers and the list of clients' logos; links to a whitepaper then lead to their
 * list. If no project is left, replaces the texts of the portfolio page.
 */
export function emptySamples(root: string): void {
  for (const file of [...sampleProjects(root), ...whitepaperFiles(root)]) rmSync(join(root, file));
  // Git does not track empty folders.
  for (const folder of [PROJECTS, WHITEPAPERS]) writeFileSync(join(root, folder, '.gitkeep'), '');
  edit(root, 'content/widgets.yaml', (text) => writeValues(text, { trustedBy: { logos: [] } }));
  for (const file of globSync('content/{*,pages/*}.yaml', { cwd: root }))
    edit(root, file, (text) => text.replace(WHITEPAPER_LINK, routes.whitepapers));
  if (globSync(`${PROJECTS}/*.yaml`, { cwd: root }).length > 0) return;
  const text = words.emptyPortfolio;
  edit(root, 'content/pages/portfolio.yaml', (page) => writeValues(page, { text, seo: { description: text } }));
}

function edit(root: string, file: string, change: (text: string) => string): void {
  const place = join(root, file);
  writeFileSync(place, change(readFileSync(place, 'utf8')));
}
