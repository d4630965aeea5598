import type { Link } from '../../../domain/content/fields.ts';
import type { DrawingName } from '../../art/drawings.tsx';
import { useContent } from '../../content.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Drawing } from '../../ui/pictures/Drawing.tsx';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import styles from './BulletHero.module.css';
import '../../styles/marked.css';

/** A link whose address is `#` by default. */
type Action = Omit<Link, 'href'> & Partial<Link>;
type Bullet = { readonly title: string; readonly description: string };
type Props = {
  title?: string;
  items?: readonly Bullet[];
  primary?: Action | undefined;
  secondary?: Action | undefined;
  image?: DrawingName | undefined;
  /** Shows skeletons in place of the text. */
  loading?: boolean;
};

function Bullets({ items }: { items: readonly Bullet[] }) {
  return (
    <ul className={`marked ${styles.list}`} role="list">
      {items.map((item) => (
        <li key={item.title}>
          <b className="small-title">{item.title}</b>
          <p className="muted">{item.description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The map has no frame, and is wider than its column. */
function Picture({ name }: { name: DrawingName }) {
  if (name === 'map') return <Drawing name={name} className={`on-screen ${styles.map}`} />;
  return (
    <Card as="div" className={`on-screen ${styles.picture}`}>
      <Drawing name={name} className={styles.scene} />
    </Card>
  );
}

/** A title, bullets and up to two buttons beside an illustration; by default the agency's mission. */
export function BulletHero({ loading = false, ...given }: Props) {
  const { mission } = useContent();
  const hero: Omit<Props, 'loading'> = given.items ? given : { ...mission, ...given };
  const { title, items, primary, secondary, image } = hero;
  return (
    <section className={`band ${styles.hero}`} aria-busy={loading || undefined} data-pictured={image && ''}>
      <Columns align="center" className="wrap">
        <div className={styles.words}>
          {loading ? <Skeleton lines={2} /> : <h2>{title}</h2>}
          {loading ? <Skeleton lines={6} /> : <Bullets items={items ?? []} />}
          <div className="actions">
            {primary && <ButtonLink href="#" {...primary} arrow="forward" />}{' '}
            {secondary && <ButtonLink href="#" {...secondary} variant="line" />}
          </div>
        </div>
        {image && <Picture name={image} />}
      </Columns>
    </section>
  );
}
