import { formatDate, machineDate } from '../../../domain/site/calendar-date.ts';
import { present } from '../../../domain/site/optional-pages.ts';
import type { PictureName } from '../../../domain/whitepapers/whitepaper.ts';
import { useContent } from '../../content.tsx';
import { StretchedLink } from '../../ui/controls/StretchedLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import styles from './WhitepaperGrid.module.css';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';

export type Post = {
  readonly title: string;
  readonly href: string;
  /** ISO date; any other text is shown unchanged. */
  readonly created_at: string;
  /** Address of a picture. Without one, `picture` or a detail of the cloth is drawn. */
  readonly image?: string | undefined;
  readonly picture?: PictureName | undefined;
};
type Props = { posts?: readonly Post[]; loading?: boolean };

/** Whitepapers in two columns; the whole card is the link. Sample posts by default. */
export function WhitepaperGrid({ posts, loading = false }: Props) {
  const { loadingLabel, samplePosts, whitepapers } = useContent();
  if (loading) return <Spinner label={loadingLabel} />;
  const shown: readonly Post[] = posts ?? present(samplePosts);
  return (
    <ul className={`wrap ${styles.grid}`} role="list">
      {shown.map(({ title, href, created_at, image, picture }, index) => (
        <li key={href} className={styles.post}>
          <Card as="div" className={styles.picture} data-subject="card">
            <WhitepaperPicture image={image} picture={picture} seed={href} first={index < 2} />
          </Card>
          <time className="muted caption" dateTime={machineDate(created_at)}>
            {formatDate(created_at)}
          </time>
          <h2 className="card-title">
            <StretchedLink href={href}>{title}</StretchedLink>
          </h2>
          <b className="underlined">{present(whitepapers).more}</b>
        </li>
      ))}
    </ul>
  );
}
