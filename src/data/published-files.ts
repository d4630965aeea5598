import type { Content } from '../../domain/content/content.ts';
import { dayInEcuador } from '../../domain/site/moment.ts';
import { isPublished } from '../../domain/whitepapers/whitepaper-file.ts';

/** The whitepapers of the content that are published today; in development, also drafts and those with a future date. */
export function publishedFiles({ whitepaperFiles }: Pick<Content, 'whitepaperFiles'>): Content['whitepaperFiles'] {
  const today = dayInEcuador(Date.now());
  return whitepaperFiles.filter((file) => import.meta.env.DEV || isPublished(file, today));
}
