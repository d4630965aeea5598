import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import type { Problem } from './problem.ts';
import { checkWords as words } from './words.ts';

export type ContentFile = {
  readonly file: string;
  readonly text: string;
  /** ISO date of the last change. */
  readonly changed?: string;
};

export type ContentFiles = {
  readonly files: readonly ContentFile[];
  /** Paths of all text files, including those that are not UTF-8. */
  readonly paths: readonly string[];
  readonly problems: readonly Problem[];
};

const TEXT_FILES = ['**/*.{yaml,md}', 'logo.svg'];

/**
 * Every text file of a content folder and its logo, sorted by path, each named as if the folder were `content`; one that is not UTF-8
 * is reported as a problem and left out.
 */
export function readContentFiles(folder: string): ContentFiles {
  const problems: Problem[] = [];
  const inside = globSync(TEXT_FILES, { cwd: folder }).map((path) => path.split(sep).join('/'));
  const paths = inside.map((path) => `content/${path}`).toSorted();
  const files = paths.flatMap((file) => {
    const path = join(folder, file.slice('content/'.length));
    const bytes = readFileSync(path);
    // Of a PNG under this name it is said that it is no SVG, which helps more than its encoding.
    if (file.endsWith('.svg')) return [{ file, text: bytes.toString('utf8') }];
    const changed = statSync(path).mtime.toISOString().slice(0, 10);
    try {
      return [{ file, changed, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }];
    } catch {
      const line = firstBadLine(bytes);
      problems.push({ file, line, message: words.text.encoding });
      return [];
    }
  });
  return { files, paths, problems };
}

/** Number, from 1, of the first line that is not valid UTF-8. */
function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString('utf8').split('\n');
  return lines.findIndex((line) => line.includes('\uFFFD')) + 1;
}

/** The names, without extension, of the files in a folder. */
export const namesIn = (paths: readonly string[], folder: string): readonly string[] =>
  paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => basename(path, extname(path)));

/** The extension of the records in a folder. */
const EXTENSIONS = { '': '.yaml', 'plans/': '.yaml', 'projects/': '.yaml', 'whitepapers/': '.md' } as const;
/** Extensions of texts, including `.yaml.txt` and the like, which some editors append. */
const ENDING = /(?:\.(?:ya?ml|md|markdown|mdx|txt))+$/i;

/** Texts that the site would not read because of their extension. */
export function checkFileNames(root: string): Problem[] {
  return Object.entries(EXTENSIONS).flatMap(([folder, extension]) =>
    globSync(`content/${folder}*`, { cwd: root })
      .filter((path) => (ENDING.exec(path)?.[0] ?? extension) !== extension)
      .map((path) => {
        const proposal = `${basename(path).replace(ENDING, '')}${extension}`;
        return { file: path.split(sep).join('/'), message: words.text.extension(proposal) };
      }),
  );
}
