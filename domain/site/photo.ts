import { z } from 'zod';
import { choice } from '../content/fields.ts';

/** Extensions, in small letters or capitals, of the photographs that the server scales. */
const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;
/** Extensions, in small letters or capitals, of the logos that are published unchanged. */
export const LOGO_EXTENSIONS = ['svg', 'png', 'webp'] as const;

const ending = (extensions: readonly string[]) => `\\.(?:${extensions.join('|')})$`;
const PHOTO = new RegExp(ending(PHOTO_EXTENSIONS), 'i');
/** Whether a file is a photograph, by its extension. */
export const isPhoto = (file: string): boolean => PHOTO.test(file);

/** Folder of the clients' logos within a content folder. */
export const LOGO_FOLDER = 'images/logos/';
const LOGO = new RegExp(ending(LOGO_EXTENSIONS), 'i');
/** Whether a path inside a content folder is a client's logo. */
export const isLogo = (path: string): boolean => path.startsWith(LOGO_FOLDER) && LOGO.test(path);

/** Largest picture, in millions of pixels: a larger one would take too much memory. */
export const MAX_MEGAPIXELS = 100;

/** A relative path that can stand in a URL unescaped: no spaces, no accents, no `..`. */
const imageFile = (extensions: readonly string[], rule: string) =>
  z.string().regex(new RegExp(`^(?:[\\w-]+/)*\\w[\\w.-]*${ending(extensions)}`, 'i'), rule);

/** A photograph or screenshot in `content/images`, published in several sizes and formats. */
export const photoFile = imageFile(PHOTO_EXTENSIONS, 'photo');
/** A logo in `content/images/logos`, published unchanged. */
export const logoFile = imageFile(LOGO_EXTENSIONS, 'logo');
/** What a picture shows, for people who do not see it. */
export const altText = z.string().trim().min(2).max(160);

/** The part of a photograph that stays in view where the layout crops it; by default its middle, of portraits the faces. */
export const focusSchema = z
  .strictObject({
    across: choice('De lado a lado', { left: 'a la izquierda', center: 'al centro', right: 'a la derecha' }).optional(),
    down: choice('De arriba abajo', { top: 'arriba', middle: 'al medio', bottom: 'abajo' }).optional(),
  })
  .optional()
  .meta({ label: 'Encuadre', kind: 'group', help: 'La parte que se ve donde la foto se recorta.' });
export type Focus = z.infer<typeof focusSchema>;

export const photoSchema = z.strictObject({
  image: photoFile.meta({ label: 'Foto', kind: 'picture' }),
  alt: altText.meta({ label: 'Lo que muestra', kind: 'line' }),
  focus: focusSchema,
});
/** A photograph as referenced in `content/`. */
export type PhotoSource = z.infer<typeof photoSchema>;
