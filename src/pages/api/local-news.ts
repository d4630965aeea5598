import type { Whitepaper } from '../../../domain/whitepapers/whitepaper.ts';
import { placePhotos } from '../../data/article-photos.ts';
import { listWhitepaperFiles } from '../../data/whitepaper-files.ts';

/** The published files of `content/whitepapers` in the shape of the news host's feed, so that the server reads both alike. */
export async function GET() {
  const entries = await listWhitepaperFiles();
  const data = await Promise.all(
    entries.map(
      async ({ id, data: head, rendered, filePath = '' }): Promise<Whitepaper> => ({
        title_es: head.title,
        slug_es: id,
        tags_es: head.tags,
        content_es: await placePhotos(rendered?.html ?? '', filePath),
        featured_img: '',
        created_at: head.date,
        description_es: head.description,
        keywords_es: head.keywords,
        picture: head.picture,
        ...(head.author && { author: head.author }),
      }),
    ),
  );
  return Response.json({ data });
}
