/** Formats of pictures; their names are also the extensions of addresses. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg', 'png', 'svg'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture of the content: its size in pixels, upright, and the beginning of its file's SHA-256 in hexadecimal. */
export type Picture = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly format: PictureFormat;
};

/** What the address of a picture names; without a width, the file as it is. */
export type PictureAddress = Pick<Picture, 'hash' | 'format'> & { readonly width?: number | undefined };

const ADDRESS = new RegExp(`^/imagenes/([\\da-f]{16})(?:-([1-9]\\d{0,3}))?\\.(${PICTURE_FORMATS.join('|')})$`);

/** Reads the path of `routes.picture` or `routes.logoPicture`; undefined for any other path. */
export function parsePictureAddress(path: string): PictureAddress | undefined {
  const [, hash = '', width, format] = ADDRESS.exec(path) ?? [];
  if (!hash) return undefined;
  // The expression allows no other format.
  return { hash, format: format as PictureFormat, ...(width && { width: Number(width) }) };
}

/** Widths in pixels of photographs, by place in the layout (docs/design.md#photographs). */
export const PHOTO_WIDTHS = {
  wide: [480, 800, 1200, 1600],
  full: [480, 800, 1200, 1600],
  card: [360, 720, 1080],
  text: [480, 800, 1400],
  portrait: [64, 128, 192],
} as const;
export type Place = keyof typeof PHOTO_WIDTHS;

/** The most compact format first. Browsers that support neither get a fallback in a single width. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
const FALLBACK_WIDTH = 800;

/** The widths of a photograph for a place: that of the original instead of those that are larger. */
export const photoWidths = ({ width }: Pick<Picture, 'width'>, place: Place): readonly number[] => [
  ...new Set(PHOTO_WIDTHS[place].map((wanted) => Math.min(wanted, width))),
];

/** Width and format for browsers without AVIF and WebP. JPEG would turn the transparent background of a PNG black. */
export const photoFallback = (photo: Pick<Picture, 'width' | 'format'>, place: Place) =>
  ({
    width: Math.min(FALLBACK_WIDTH, Math.max(...photoWidths(photo, place))),
    format: photo.format === 'png' ? 'png' : 'jpg',
  }) as const;

/** Whether some place shows a photograph in this width and format. Nobody may ask for others: each costs time and space. */
export function isPhotoSize(photo: Picture, width: number, format: PictureFormat): boolean {
  const places = Object.keys(PHOTO_WIDTHS) as Place[];
  if (PHOTO_FORMATS.some((one) => one === format))
    return places.some((place) => photoWidths(photo, place).includes(width));
  return places.some((place) => {
    const fallback = photoFallback(photo, place);
    return fallback.width === width && fallback.format === format;
  });
}

const DRAWN = /^\/compartir\/[\w-]+(?:\/[\w-]+)*\.png$/;

/** Whether a path has the form of a share picture. */
export const isSharePicture = (path: string): boolean => DRAWN.test(path);
