import type { Content } from '../../domain/content/content.ts';
import { isSlug } from '../../domain/whitepapers/whitepaper.ts';
import type { WhitepaperSource } from './whitepaper-source.ts';

const slugOf = (path: string) => /^\/whitepaper\/([^/]+)$/.exec(path)?.[1] ?? '';

/** Whether a path is the page of a whitepaper. Without a list every valid slug may be one, unless the site has no whitepapers. */
export function isWhitepaperPage(source: WhitepaperSource, content: Content, path: string): boolean {
  if (!content.whitepapers) return false;
  const slug = slugOf(path);
  return isSlug(slug) && (source.list()?.some(({ slug_es }) => slug_es === slug) ?? true);
}

/** Whether a path has the form of a whitepaper's while there is no list to tell if it exists. */
export const isUnlistedWhitepaper = (source: WhitepaperSource, path: string): boolean =>
  source.list() === undefined && slugOf(path) !== '';
