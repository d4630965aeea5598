import type { HomeWords } from '../../../domain/content/pages/home.ts';
import { useColourOf } from '../../data/service-colours.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Belt } from '../../ui/pictures/Belt.tsx';
import { Tile } from '../../ui/pictures/Tile.tsx';
import styles from './FeaturedTitles.module.css';
import '../../art/woven.css';

/** A title and a button beside a list of features, each below the woven belt of its service. */
export function FeaturedTitles({ title, link, items }: HomeWords['featuredTitles']) {
  const colourOf = useColourOf();
  return (
    <section className="band night">
      <Columns split="5-7" className="wrap">
        <div className={styles.lead}>
          <h2>{title}</h2>
          {link && <ButtonLink {...link} variant="maiz" arrow="forward" />}
        </div>
        <ul role="list">
          {items.map((item) => (
            <li key={item.title} className={styles.item} data-colour={colourOf(item.service)}>
              <Belt className={`woven ${styles.belt}`} />
              <Tile icon={item.icon} className={styles.tile} />
              <h3>{item.title}</h3>
              <p className="muted">{item.description}</p>
            </li>
          ))}
        </ul>
      </Columns>
    </section>
  );
}
