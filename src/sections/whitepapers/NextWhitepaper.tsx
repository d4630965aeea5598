import { whitepapers } from '../../../content/pages/whitepapers.ts';
import styles from './NextWhitepaper.module.css';
import type { Post } from './WhitepaperGrid.tsx';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';

/** The way on at the end of a whitepaper. */
export function NextWhitepaper({ title, link, image, picture }: Post) {
  return (
    <aside className={styles.next}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.picture}>
          <WhitepaperPicture image={image} picture={picture} seed={link} />
        </div>
        <div>
          <p className="muted">{whitepapers.next}</p>
          <h2>
            <a href={link}>{title}</a>
          </h2>
        </div>
      </div>
    </aside>
  );
}
