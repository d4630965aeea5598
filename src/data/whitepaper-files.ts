import { getCollection } from 'astro:content';
import { dayInEcuador, isPublished } from '../../domain/whitepapers/is-published.ts';

/** The published files of `content/whitepapers`; in development, also drafts and those with a future date. */
export async function listWhitepaperFiles() {
  const files = await getCollection('whitepapers');
  return import.meta.env.DEV ? files : files.filter(({ data }) => isPublished(data, dayInEcuador(Date.now())));
}
