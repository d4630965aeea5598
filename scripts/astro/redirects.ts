import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Catalogue } from '../../domain/plans/catalogue.ts';
import { normalizePath, resolvePath } from '../../domain/routes.ts';
import { type Redirect, redirectIssues, redirectsSchema } from '../../domain/site/redirects.ts';
import { sitePages } from '../check/site-pages.ts';

const FILE = 'content/redirects.yaml';

/** The redirects of the project at `root`. Throws with the index and field of each one that breaks a rule. */
export function readRedirects(root: string, catalogue: Catalogue): readonly Redirect[] {
  const redirects = redirectsSchema.parse(readFile(root));
  const isPage = sitePages(root, catalogue);
  const issues = redirectIssues(redirects, (path) => resolvePath(path, isPage, catalogue));
  if (issues.length > 0) throw new Error(`${FILE}: ${issues.map(describe).join(', ')}`);
  return redirects;
}

function readFile(root: string): unknown {
  const file = join(root, FILE);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : [];
}

/** The new path of an old one, from the current file; undefined for other paths and while the file is invalid. */
export function findRedirect(root: string, path: string): string | undefined {
  const { data = [] } = redirectsSchema.safeParse(readFile(root));
  return data.find(({ from }) => from === normalizePath(path))?.to;
}

const describe = ({ path, message }: ReturnType<typeof redirectIssues>[number]) => `${path.join('.')} ${message}`;
