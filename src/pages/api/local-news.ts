import { getCollection } from 'astro:content';
import type { Whitepaper } from '../../../domain/whitepapers/whitepaper.ts';

/** The files of `content/whitepapers` in the shape of the news host's feed, so that the server reads both alike. */
export async function GET() {
  const entries = await getCollection('whitepapers');
  const data = entries.map(
    ({ id, data: head, rendered }): Whitepaper => ({
      title_es: head.title,
      slug_es: id,
      tags_es: head.tags,
      content_es: rendered?.html ?? '',
      featured_img: '',
      created_at: head.date,
      description_es: head.description,
      keywords_es: head.keywords,
      picture: head.picture,
    }),
  );
  return Response.json({ data });
}
