import { ButtonLink } from '../ui/Button.tsx';
import { Drawing, type SceneId } from '../ui/Drawing.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './BulletHero.module.css';

type Action = { readonly title: string; readonly link: string; readonly linkTarget?: '_blank' };
type Props = {
  title: string;
  items: readonly { readonly title: string; readonly description: string }[];
  primary?: Action;
  secondary?: Action;
  image: SceneId | 'map';
};

/** A title, its reasons and what to do next, beside an illustration (SPEC §3 «Hero config»). */
export function BulletHero({ title, items, primary, secondary, image }: Props) {
  return (
    <section className={`band ${styles.hero}`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.title}>
                <Icon name="check" className={styles.icon} />
                <b>{item.title}</b>
                <p className="muted">{item.description}</p>
              </li>
            ))}
          </ul>
          <div className="actions">
            {primary && (
              <ButtonLink href={primary.link} target={primary.linkTarget} arrow="forward">
                {primary.title}
              </ButtonLink>
            )}
            {secondary && (
              <ButtonLink href={secondary.link} target={secondary.linkTarget} variant="line">
                {secondary.title}
              </ButtonLink>
            )}
          </div>
        </div>
        <Drawing name={image} className={image === 'map' ? `${styles.map} woven` : styles.scene} />
      </div>
    </section>
  );
}
