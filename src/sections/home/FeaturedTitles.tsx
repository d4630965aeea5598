import type { IconName, Service } from '../../../domain/plans/plan.ts';
import { Belt } from '../../ui/Belt.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
import type { Link } from '../../ui/link.ts';
import { Tile } from '../../ui/Tile.tsx';
import styles from './FeaturedTitles.module.css';

type Item = {
  readonly service: Service;
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
};
type Props = {
  title: string;
  link: Link;
  items: readonly Item[];
};

/** A title and a button beside four features, each under its service's belt. */
export function FeaturedTitles({ title, link, items }: Props) {
  return (
    <section className="band night">
      <div className="wrap">
        <Columns split="5-7">
          <div className={styles.lead}>
            <h2>{title}</h2>
            <ButtonLink {...link} variant="maiz" arrow="forward" />
          </div>
          <ul role="list">
            {items.map((item) => (
              <li key={item.title} className={styles.item} data-service={item.service}>
                <Belt woven className={styles.belt} />
                <Tile icon={item.icon} className={styles.tile} />
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </li>
            ))}
          </ul>
        </Columns>
      </div>
    </section>
  );
}
