import { whitepapers } from '../../../content/pages/whitepapers.ts';
import styles from './NextWhitepaper.module.css';
import type { Post } from './WhitepaperGrid.tsx';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';

/** The link to the next whitepaper. */
export function NextWhitepaper({ title, href, image, picture }: Post) {
  return (
    <aside className={styles.next}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.picture}>
          <WhitepaperPicture image={image} picture={picture} seed={href} />
        </div>
        <div>
          <p className="muted">{whitepapers.next}</p>
          <h2>
            <a href={href}>{title}</a>
          </h2>
        </div>
      </div>
    </aside>
  );
}
