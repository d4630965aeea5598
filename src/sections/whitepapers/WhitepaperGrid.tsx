import { samplePosts, whitepapers } from '../../../content/pages/whitepapers.ts';
import { loadingLabel } from '../../../content/widgets.ts';
import { formatDate, machineDate } from '../../../domain/site/calendar-date.ts';
import type { PictureName } from '../../../domain/whitepapers/whitepaper.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import styles from './WhitepaperGrid.module.css';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';

export type Post = {
  readonly title: string;
  readonly link: string;
  /** ISO date, or any text to be shown as it is. */
  readonly created_at: string;
  /** Address of a picture; without one, the drawing of its subject or a crop of the poncho. */
  readonly image?: string | undefined;
  readonly picture?: PictureName | undefined;
};
type Props = { posts?: readonly Post[]; loading?: boolean };

/** Whitepapers in two columns; the whole card leads to its document. Sample posts where none are given. */
export function WhitepaperGrid({ posts = samplePosts, loading = false }: Props) {
  if (loading) return <Spinner label={loadingLabel} />;
  return (
    <ul className={`wrap ${styles.grid}`} role="list">
      {posts.map(({ title, link, created_at, image, picture }, place) => (
        <li key={link} className={styles.card}>
          <div className={styles.picture}>
            <WhitepaperPicture image={image} picture={picture} seed={link} first={place < 2} />
          </div>
          <time dateTime={machineDate(created_at)}>{formatDate(created_at)}</time>
          <h2>
            <a href={link}>{title}</a>
          </h2>
          <span className={styles.more}>{whitepapers.more}</span>
        </li>
      ))}
    </ul>
  );
}
