import { samplePosts, whitepapers } from '../../../content/pages/whitepapers.ts';
import { loadingLabel } from '../../../content/widgets.ts';
import { formatDate, machineDate } from '../../../domain/site/calendar-date.ts';
import type { PictureName } from '../../../domain/whitepapers/whitepaper.ts';
import { Card } from '../../ui/Card.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { StretchedLink } from '../../ui/StretchedLink.tsx';
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
        <li key={link} className={styles.post}>
          <Card as="div" className={styles.picture}>
            <WhitepaperPicture image={image} picture={picture} seed={link} first={place < 2} />
          </Card>
          <time dateTime={machineDate(created_at)}>{formatDate(created_at)}</time>
          <h2>
            <StretchedLink href={link}>{title}</StretchedLink>
          </h2>
          <span className={`underlined ${styles.more}`}>{whitepapers.more}</span>
        </li>
      ))}
    </ul>
  );
}
