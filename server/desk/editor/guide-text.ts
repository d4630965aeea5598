import type { z } from 'zod';
import type { Content } from '../../../domain/content/content.ts';
import { PICTURE_NAMES } from '../../../domain/whitepapers/whitepaper.ts';
import type { whitepaperFileSchema } from '../../../domain/whitepapers/whitepaper-file.ts';
import { factsOf } from '../../content/facts.ts';
import { readArticle } from '../../content/read-records.ts';
import type { WhitepaperSource } from '../../whitepapers/whitepaper-source.ts';

/** Stands in for what the form of a guide holds besides its text. */
const ANY: z.infer<typeof whitepaperFileSchema> = {
  title: 'x',
  description: 'x',
  date: '2000-01-01',
  tags: ['x'],
  keywords: ['x'],
  picture: PICTURE_NAMES[0],
  draft: false,
};

/**
 * The text of a guide (Markdown) as readers of this content would see it, sanitized; undefined for one that cannot be
 * shown, as with a photograph that does not exist, and when guides come from elsewhere.
 */
export async function readGuideText(
  text: string,
  content: Content,
  whitepapers: Pick<WhitepaperSource, 'prepare'>,
): Promise<string | undefined> {
  const file = readArticle({ slug: 'x', text, value: ANY }, factsOf(content));
  const [guide] = (await whitepapers.prepare({ ...content, whitepaperFiles: [file] })) ?? [];
  return guide?.content_es;
}
