import type { ComponentProps } from 'react';
import type { Content } from '../../domain/content/content.ts';
import { routes } from '../../domain/routes.ts';
import { SUBJECT_PICTURES } from '../art/subject-pictures.ts';
import type { SharePicture } from '../share/SharePicture.tsx';
import { publishedFiles } from './published-files.ts';
import { listSitePages } from './site-pages.ts';

type Picture = ComponentProps<typeof SharePicture>;

/**
 * What the share picture at a path shows: one for each page and each whitepaper of the content. Undefined for other paths.
 */
export function sharePictureAt(content: Content, path: string): Picture | undefined {
  const isAt = (page: string) => routes.sharePicture(page) === path;
  const page = listSitePages(content).find((one) => isAt(one.path));
  if (page) {
    const { seo, background, scene, note } = page;
    return { title: seo.title, background, scene, note };
  }
  const { whitepapers } = content;
  if (whitepapers && isAt(routes.whitepapers)) {
    return { title: whitepapers.seo.title, background: 'cielo', scene: 'shelf' };
  }
  const file = publishedFiles(content).find(({ slug }) => isAt(routes.whitepaper(slug)));
  return file && { title: file.title, background: SUBJECT_PICTURES[file.picture].background, picture: file.picture };
}
