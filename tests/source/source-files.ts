import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

export type SourceFile = { readonly path: string; readonly text: string };

/** Paths of all files in git, including new ones that are not ignored. */
export const paths: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(path));

const isTestFile = (path: string) => /\.(test|examples)\.tsx?$/.test(path);

/** Files in the folders with one of the extensions, except tests, test helpers and examples. */
export function filesIn(folders: readonly string[], extensions: readonly string[]): SourceFile[] {
  return paths
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => extensions.includes(extname(path)) && !isTestFile(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Formats each finding as `folder/file.ts:12: what`, which terminals make clickable. */
export function report({ path, text }: SourceFile, findings: readonly { index: number; what: string }[]): string[] {
  return findings.map(({ index, what }) => `${path}:${text.slice(0, index).split('\n').length}: ${what}`);
}
