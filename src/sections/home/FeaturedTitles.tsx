import type { IconName, Service } from '../../../domain/plans/plan.ts';
import { Belt } from '../../ui/Belt.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Columns } from '../../ui/Columns.tsx';
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
  button: { readonly label: string; readonly more?: string; readonly link: string };
  items: readonly Item[];
};

/** Four features on the night, each under its service's belt; the title waits beside them. */
export function FeaturedTitles({ title, button, items }: Props) {
  return (
    <section className="band night">
      <div className="wrap">
        <Columns split="5-7">
          <div className={styles.lead}>
            <h2>{title}</h2>
            <ButtonLink href={button.link} more={button.more} variant="maiz" arrow="forward">
              {button.label}
            </ButtonLink>
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
