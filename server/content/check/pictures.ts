import { posix } from 'node:path';
import { fillKnown } from '../../../domain/content/fill.ts';
import { LOGO_FOLDER, photoFile } from '../../../domain/site/photo.ts';
import type { ContentFile } from '../content-files.ts';
import type { Facts } from '../facts.ts';
import type { Problem } from '../report.ts';
import { checkWords as words } from '../words.ts';
import { readReferences } from './markdown.ts';

const LOGOS = `content/${LOGO_FOLDER}`;
/** Where Markdown may take photographs from. */
const FOLDERS = ['content/images/', 'content/whitepapers/'];

/**
 * Pictures in Markdown that are not photographs beside the text or in `content/images`, or have no alternative text; and tags
 * that vanish from the page.
 */
export const checkMarkdown = (texts: readonly ContentFile[], files: ReadonlySet<string>, facts: Facts): Problem[] =>
  texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap((text) => {
      const { pictures, unshown } = readReferences(text);
      const found = pictures.flatMap(({ address, alt, place }) => {
        if (alt === undefined) return { ...place, message: words.picture.html(address) };
        const message = whyNot(address, posix.dirname(text.file), files);
        return [
          ...(message ? [{ ...place, message }] : []),
          ...(fillKnown(alt, facts).trim() ? [] : [{ ...place, message: words.picture.noAlt(address) }]),
        ];
      });
      return [...found, ...unshown.map(({ address, place }) => ({ ...place, message: words.text.unshown(address) }))];
    });

function whyNot(address: string, folder: string, files: ReadonlySet<string>): string | undefined {
  const path = posix.join(folder, decode(address));
  const isRelative = !/^(?:[a-z]+:|\/)/i.test(address);
  if (!isRelative || path.startsWith(LOGOS) || !FOLDERS.some((one) => path.startsWith(one)))
    return words.picture.elsewhere(address);
  if (!photoFile.safeParse(path).success) return words.wrong(words.rules['photo'] ?? '', words.found.text(address));
  return files.has(path) ? undefined : words.picture.missing(address);
}

/** Undoes percent-encoding; a name that only looks encoded, such as `100%.jpg`, stays as it is. */
function decode(src: string): string {
  try {
    return decodeURI(src);
  } catch {
    return src;
  }
}
