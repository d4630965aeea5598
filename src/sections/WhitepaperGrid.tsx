import { samplePosts, whitepaperWords } from '../../content/whitepaper-words.ts';
import { loadingLabel } from '../../content/widgets.ts';
import { formatDate, machineDate } from '../../domain/calendar-date.ts';
import { Spinner } from '../ui/Spinner.tsx';
import styles from './WhitepaperGrid.module.css';

export type Post = {
  readonly title: string;
  readonly link: string;
  /** ISO date, or any text to be shown as it is. */
  readonly created_at: string;
  /** Address of a picture; without one, a crop of the poncho that the link chooses. */
  readonly image?: string | undefined;
};
type Props = { posts?: readonly Post[]; loading?: boolean };

const CROPS = ['0 60 640 360', '300 20 640 360', '560 40 640 360', '800 60 640 360'];

/** The same crop for the same address, whatever else is on the page. */
function cropFor(link: string): string | undefined {
  const sum = [...link].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return CROPS[sum % CROPS.length];
}

function Thumbnail({ image, link }: Pick<Post, 'image' | 'link'>) {
  if (image) return <img src={image} alt="" width="640" height="360" loading="lazy" decoding="async" />;
  return (
    <svg viewBox={cropFor(link)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href="#poncho" width="1440" height="420" />
    </svg>
  );
}

/** Whitepapers in two columns; the whole card leads to its document. Sample posts where none are given (SPEC §2). */
export function WhitepaperGrid({ posts = samplePosts, loading = false }: Props) {
  if (loading) return <Spinner label={loadingLabel} />;
  return (
    <ul className={`wrap ${styles.grid}`}>
      {posts.map(({ title, link, created_at, image }) => (
        <li key={link} className={styles.card}>
          <div className={styles.picture}>
            <Thumbnail image={image} link={link} />
          </div>
          <time dateTime={machineDate(created_at)}>{formatDate(created_at)}</time>
          <h2>
            <a href={link}>{title}</a>
          </h2>
          <span className={styles.more}>{whitepaperWords.more}</span>
        </li>
      ))}
    </ul>
  );
}
