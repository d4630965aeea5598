import { present } from '../../../domain/site/optional-pages.ts';
import { useContent } from '../../content.tsx';
import { StretchedLink } from '../../ui/controls/StretchedLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import styles from './NextWhitepaper.module.css';
import type { Post } from './WhitepaperGrid.tsx';
import { WhitepaperPicture } from './WhitepaperPicture.tsx';

/** The link to the next whitepaper. */
export function NextWhitepaper({ title, href, image, picture }: Post) {
  const whitepapers = present(useContent().whitepapers);
  return (
    <aside className={`on-screen ${styles.next}`}>
      <div className="wrap">
        <Columns split="4-8" align="center" className={styles.columns}>
          <Card as="div" className={styles.picture}>
            <WhitepaperPicture image={image} picture={picture} seed={href} />
          </Card>
          <div>
            <p className="muted">{whitepapers.next}</p>
            <h2 className="card-title underlined">
              <StretchedLink href={href}>{title}</StretchedLink>
            </h2>
          </div>
        </Columns>
      </div>
    </aside>
  );
}
