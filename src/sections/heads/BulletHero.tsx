import { mission } from '../../../content/widgets.ts';
import type { DrawingName } from '../../art/drawings.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './BulletHero.module.css';

type Action = {
  readonly title: string;
  readonly more?: string;
  readonly link?: string;
  readonly linkTarget?: '_blank';
};
type Bullet = { readonly title: string; readonly description: string };
type Props = {
  title?: string;
  items?: readonly Bullet[];
  primary?: Action | undefined;
  secondary?: Action | undefined;
  image?: DrawingName | undefined;
  /** Its words are still on their way. */
  loading?: boolean;
};

function Bullets({ items }: { items: readonly Bullet[] }) {
  return (
    <ul className={styles.list} role="list">
      {items.map((item) => (
        <li key={item.title}>
          <Icon name="check" className={styles.icon} />
          <b>{item.title}</b>
          <p className="muted">{item.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The map has no frame; it is wider than its column and weaves itself in. */
function Picture({ name }: { name: DrawingName }) {
  if (name === 'map') return <Drawing name={name} className={`${styles.map} woven`} />;
  return (
    <Card as="div" className={styles.picture}>
      <Drawing name={name} className={styles.scene} />
    </Card>
  );
}

/**
 * A title, its reasons and what to do next, beside an illustration. Given nothing it
 * says our mission, in three bullets with two buttons.
 */
export function BulletHero({ loading = false, ...given }: Props) {
  const hero: Omit<Props, 'loading'> = given.items ? given : { ...mission, ...given };
  const { title, items, primary, secondary, image } = hero;
  return (
    <section className={`band ${styles.hero}`} aria-busy={loading || undefined}>
      <div className="wrap">
        <Columns align="center">
          <div>
            {loading ? <Skeleton lines={2} /> : <h2>{title}</h2>}
            {loading ? <Skeleton lines={6} /> : <Bullets items={items ?? []} />}
            <div className="actions">
              {primary && (
                <ButtonLink href={primary.link ?? '#'} target={primary.linkTarget} more={primary.more} arrow="forward">
                  {primary.title}
                </ButtonLink>
              )}
              {secondary && (
                <ButtonLink href={secondary.link ?? '#'} target={secondary.linkTarget} variant="line">
                  {secondary.title}
                </ButtonLink>
              )}
            </div>
          </div>
          {image && <Picture name={image} />}
        </Columns>
      </div>
    </section>
  );
}
