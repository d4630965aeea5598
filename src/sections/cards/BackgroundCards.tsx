import { Belt } from '../../ui/Belt.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardRow } from '../../ui/Card.tsx';
import styles from './BackgroundCards.module.css';

type BackgroundCard = {
  /** The category label. */
  readonly sub: string;
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'gradient' | 'dark' | 'light';
  /** Drawn only when enabled and with somewhere to go. */
  readonly btn?: { readonly enabled: boolean; readonly src: string; readonly label: string };
};
type Props = { cards: readonly BackgroundCard[] };

/** Tall cards that lead on: añil, a growing belt (400 px), night or lime-wash; otherwise 440 px. */
export function BackgroundCards({ cards }: Props) {
  return (
    <section className="band wrap">
      <CardRow className={styles.row}>
        {cards.map(({ sub, title, description, variant = 'default', btn }) => (
          <Card key={title} className={styles.card} data-variant={variant}>
            {variant === 'gradient' && <Belt growing service="diseno-grafico" />}
            <span>{sub}</span>
            <h2>{title}</h2>
            {description && <p>{description}</p>}
            {btn?.enabled && btn.src && (
              <ButtonLink
                href={btn.src}
                variant={variant === 'light' ? 'ink' : 'chalk'}
                aria-label={`${btn.label}: ${title}`}
              >
                {btn.label}
              </ButtonLink>
            )}
          </Card>
        ))}
      </CardRow>
    </section>
  );
}
