import type { Content } from '../../../domain/content/content.ts';
import type { Link } from '../../../domain/content/fields.ts';
import { Scene } from '../../art/heads/head-scenes.tsx';
import { useColourOf } from '../../data/service-colours.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Card, CardRow } from '../../ui/layout/Card.tsx';
import { Belt } from '../../ui/pictures/Belt.tsx';
import styles from './BackgroundCards.module.css';

type BackgroundCard = Omit<Content['servicesOverview']['more'][number], 'link'> & {
  /** Sets the colours. */
  readonly service?: string;
  /** Shown only if it is enabled and has an address. */
  readonly link?: (Link & { readonly enabled: boolean }) | undefined;
};
type Props = { cards: readonly BackgroundCard[] };

/**
 * Cards that link to other pages, at least 440 px tall, with a scene above the words, by default the levels of the
 * mountain, or 400 px with a belt (`gradient`). Renders nothing without any.
 */
export function BackgroundCards({ cards }: Props) {
  const colourOf = useColourOf();
  if (cards.length === 0) return null;
  return (
    <section className="band wrap">
      <CardRow>
        {cards.map(({ sub, title, description, service = 'anil', variant = 'default', scene = 'levels', link }) => (
          <Card key={title} className={styles.card} data-variant={variant} data-colour={colourOf(service)}>
            {variant === 'gradient' ? (
              <Belt growing service="grana" />
            ) : (
              <Scene name={scene} className={styles.scene} />
            )}
            <b>{sub}</b>
            <h2>{title}</h2>
            {description && <p>{description}</p>}
            {link?.enabled && link.href && (
              <ButtonLink {...link} variant={variant === 'light' ? 'ink' : 'chalk'} more={`: ${title}`} />
            )}
          </Card>
        ))}
      </CardRow>
    </section>
  );
}
