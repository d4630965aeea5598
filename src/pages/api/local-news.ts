import type { APIContext } from 'astro';
import type { Whitepaper } from '../../../domain/whitepapers/whitepaper.ts';
import { tryPlacePhotos } from '../../data/article-photos.ts';
import { publishedFiles } from '../../data/published-files.ts';

/**
 * The published files of `content/whitepapers` in the shape of the news host's feed, so that the server reads both alike;
 * in development, also drafts and those with a future date.
 */
export function GET({ locals }: APIContext) {
  const data = publishedFiles(locals.content).map(
    ({ slug, title, html, folder, tags, date, description, keywords, picture, author }): Partial<Whitepaper> => ({
      title_es: title,
      slug_es: slug,
      tags_es: [...tags],
      content_es: tryPlacePhotos(locals.content, html, folder),
      featured_img: '',
      created_at: date,
      description_es: description,
      keywords_es: [...keywords],
      picture,
      ...(author && { author }),
    }),
  );
  return Response.json({ data });
}
