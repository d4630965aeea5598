import { posix } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../../domain/content/content.ts';
import { Photo } from '../ui/pictures/Photo.tsx';
import { preparePhoto } from './photos.ts';

type Pictures = Pick<Content, 'pictures'>;

/**
 * Inserts the photographs into the HTML of a Markdown file in a folder of the content. Throws if a file or an alternative
 * text is missing.
 */
export function placePhotos(content: Pictures, html: string, folder: string): string {
  if (!html.includes('<img')) return html;
  const article = parseDocument(html);
  for (const image of DomUtils.getElementsByTagName('img', article)) {
    const { src, alt = '' } = image.attribs;
    // A tag in a sentence about tags, which the sanitizer removes.
    if (!src) continue;
    const [photo] = parseDocument(renderPhoto(content, decodeURI(src), alt, folder)).children;
    if (photo) DomUtils.replaceElement(image, photo);
  }
  return DomUtils.getInnerHTML(article, { encodeEntities: 'utf8' });
}

/** The same; undefined, which leaves out this article and no other, where that throws. */
export function tryPlacePhotos(...given: Parameters<typeof placePhotos>): string | undefined {
  try {
    return placePhotos(...given);
  } catch {
    return undefined;
  }
}

function renderPhoto(content: Pictures, src: string, alt: string, folder: string): string {
  if (!alt.trim()) throw new Error(`no alternative text for ${src} in ${folder}`);
  const photo = preparePhoto(content, posix.join(folder, src), alt, 'text');
  return renderToStaticMarkup(createElement(Photo, { photo }));
}
