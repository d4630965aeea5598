import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

export type SourceFile = { readonly path: string; readonly text: string };

/** Paths of all files that are, or would be, committed. */
export const paths: readonly string[] = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && existsSync(path));

const isProof = (path: string) => /\.(test|examples)\.tsx?$|\/testing\//.test(path);

/** Files under the folders, with one of the extensions, tests, what they need, and examples aside. */
export function filesIn(folders: readonly string[], extensions: readonly string[]): SourceFile[] {
  return paths
    .filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => extensions.includes(extname(path)) && !isProof(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** `folder/file.ts:12: what` for each finding, so that a failure can be clicked. */
export function report({ path, text }: SourceFile, findings: readonly { index: number; what: string }[]): string[] {
  return findings.map(({ index, what }) => `${path}:${text.slice(0, index).split('\n').length}: ${what}`);
}

export const countLines = (text: string) => text.trimEnd().split('\n').length;
export const folderDepth = (path: string) => path.split('/').length - 1;
