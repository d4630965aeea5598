import { routes } from '../../domain/routes.ts';
import { dayInEcuador } from '../../domain/site/moment.ts';
import { isPublished } from '../../domain/whitepapers/whitepaper-file.ts';
import { content } from './unit/our-content.ts';

/** The published whitepapers in `content/` with their paths and chapters. */
export const whitepapers = content.whitepaperFiles
  .filter((file) => isPublished(file, dayInEcuador(Date.now())))
  .map((file) => ({
    ...file,
    path: routes.whitepaper(file.slug),
    headings: [...file.html.matchAll(/<h2[^>]*>(.+?)<\/h2>/g)].map(([, heading = '']) => heading),
  }));

/** The first published whitepaper. Throws when there is none. */
export function exampleWhitepaper() {
  const [whitepaper] = whitepapers;
  if (!whitepaper) throw new Error('content/whitepapers has nothing published');
  return whitepaper;
}
