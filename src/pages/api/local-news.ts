import type { APIContext } from 'astro';
import { dayInEcuador, isPublished } from '../../../domain/whitepapers/is-published.ts';
import type { Whitepaper } from '../../../domain/whitepapers/whitepaper.ts';
import { placePhotos } from '../../data/article-photos.ts';

/**
 * The published files of `content/whitepapers` in the shape of the news host's feed, so that the server reads both alike;
 * in development, also drafts and those with a future date.
 */
export function GET({ locals }: APIContext) {
  const today = dayInEcuador(Date.now());
  const files = locals.content.whitepaperFiles.filter((file) => import.meta.env.DEV || isPublished(file, today));
  const data = files.map(
    ({ slug, title, html, tags, date, description, keywords, picture, author }): Whitepaper => ({
      title_es: title,
      slug_es: slug,
      tags_es: [...tags],
      content_es: placePhotos(locals.content, html, 'whitepapers'),
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
