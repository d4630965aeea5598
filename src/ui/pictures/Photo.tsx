import styles from './Photo.module.css';
import type { PhotoData } from './photo-data.ts';

type Props = {
  photo: PhotoData;
  /** Above the fold: loaded first instead of lazily. */
  first?: boolean;
  /** Fills its frame, which crops it; without this, the photograph is shown whole. */
  cover?: boolean;
};

/** A photograph in the best format that the browser supports and the width that the layout needs. */
export function Photo({ photo, first = false, cover = false }: Props) {
  const { sources, sizes, alt, focus, ...image } = photo;
  return (
    <picture
      className={styles.photo}
      data-cover={cover || undefined}
      data-across={focus?.across}
      data-down={focus?.down}
    >
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...image}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
