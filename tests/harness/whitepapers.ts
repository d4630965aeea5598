import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { routes } from '../../domain/routes.ts';
import { dayInEcuador } from '../../domain/site/moment.ts';
import { isPublished } from '../../domain/whitepapers/is-published.ts';
import { whitepaperFileSchema } from '../../domain/whitepapers/whitepaper-file.ts';

/** The published whitepapers in `content/`, parsed as the build does. */
export const whitepapers = globSync('content/whitepapers/*.md')
  .sort()
  .map((file) => {
    const { frontmatter, content } = parseFrontmatter(readFileSync(file, 'utf8'));
    return {
      ...whitepaperFileSchema.parse(frontmatter),
      path: routes.whitepaper(basename(file, '.md')),
      headings: [...content.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading),
    };
  })
  .filter((whitepaper) => isPublished(whitepaper, dayInEcuador(Date.now())));

/** The first published whitepaper. Throws when there is none. */
export function exampleWhitepaper() {
  const [whitepaper] = whitepapers;
  if (!whitepaper) throw new Error('content/whitepapers has nothing published');
  return whitepaper;
}
