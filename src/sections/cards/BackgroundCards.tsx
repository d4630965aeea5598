import { Belt } from '../../ui/Belt.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardRow } from '../../ui/Card.tsx';
import type { Link } from '../../ui/link.ts';
import styles from './BackgroundCards.module.css';

type BackgroundCard = {
  /** The category label. */
  readonly sub: string;
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'gradient' | 'dark' | 'light';
  /** Shown when enabled and with an address. */
  readonly link?: Link & { readonly enabled: boolean };
};
type Props = { cards: readonly BackgroundCard[] };

/** Tall cards that link to other pages: 440 px, or 400 px with a belt (`gradient`). */
export function BackgroundCards({ cards }: Props) {
  return (
    <section className="band wrap">
      <CardRow className={styles.row}>
        {cards.map(({ sub, title, description, variant = 'default', link }) => (
          <Card key={title} className={styles.card} data-variant={variant}>
            {variant === 'gradient' && <Belt growing service="diseno-grafico" />}
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
