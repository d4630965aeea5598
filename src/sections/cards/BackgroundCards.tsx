import { ButtonLink } from '../../ui/controls/Button.tsx';
import type { Link } from '../../ui/controls/link.ts';
import { Card, CardRow } from '../../ui/layout/Card.tsx';
import { Belt } from '../../ui/pictures/Belt.tsx';
import styles from './BackgroundCards.module.css';

type BackgroundCard = {
  /** The category label. */
  readonly sub: string;
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'gradient' | 'dark' | 'light';
  /** Shown only if it is enabled and has an address. */
  readonly link?: Link & { readonly enabled: boolean };
};
type Props = { cards: readonly BackgroundCard[] };

/** Cards that link to other pages: 440 px tall, or 400 px with a belt (`gradient`). */
export function BackgroundCards({ cards }: Props) {
  return (
    <section className="band wrap">
      <CardRow className={styles.row}>
        {cards.map(({ sub, title, description, variant = 'default', link }) => (
          <Card key={title} className={styles.card} data-variant={variant}>
            {variant === 'gradient' && <Belt growing service="grana" />}
            <span>{sub}</span>
            <h2>{title}</h2>
            {description && <p>{description}</p>}
            {link?.enabled && link.href && (
              <ButtonLink
                label={link.label}
                href={link.href}
                newTab={link.newTab}
                variant={variant === 'light' ? 'ink' : 'chalk'}
                aria-label={`${link.label}: ${title}`}
              />
            )}
          </Card>
        ))}
      </CardRow>
    </section>
  );
}
