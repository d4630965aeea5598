import { posix } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureProblems } from '../../server/content/words.ts';
import { Photo } from '../ui/pictures/Photo.tsx';
import { preparePhoto } from './photos.ts';

/** Inserts the photographs into the HTML of a Markdown file. Throws if a file or an alternative text is missing. */
export async function placePhotos(html: string, file: string): Promise<string> {
  const article = parseDocument(html);
  for (const image of DomUtils.getElementsByTagName('img', article)) {
    const { src = '', alt = '' } = image.attribs;
    const [photo] = parseDocument(await renderPhoto(decodeURI(src), alt, file)).children;
    if (photo) DomUtils.replaceElement(image, photo);
  }
  return DomUtils.getInnerHTML(article, { encodeEntities: 'utf8' });
}

async function renderPhoto(src: string, alt: string, file: string): Promise<string> {
  if (!alt.trim()) throw new Error(pictureProblems.noAlt(file, src));
  const photo = await preparePhoto(posix.join(posix.dirname(file), src), alt, 'text');
  return renderToStaticMarkup(createElement(Photo, { photo }));
}
