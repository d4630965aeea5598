import { cardWords } from '../../../content/widgets.ts';
import type { Service } from '../../../domain/plans/plan.ts';
import type { DrawingName } from '../../art/drawings.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card, CardBody, CardRow } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Drawing } from '../../ui/Drawing.tsx';
import type { Link } from '../../ui/link.ts';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import styles from './BadgeCards.module.css';

type Badge = { readonly label: string; readonly emoji?: string; readonly color?: 'grana' | 'maiz' | 'eucalipto' };
type BadgeCard = {
  readonly image: DrawingName;
  readonly service: Service;
  readonly title: string;
  /** A country; on the team page a role. */
  readonly country: string;
  readonly description: string;
  readonly badges?: readonly Badge[];
  readonly lang?: string;
  readonly link?: Link;
};
type Props = { title: string; cards: readonly BadgeCard[]; note?: string };

function Badges({ badges }: { badges: readonly Badge[] }) {
  return (
    <dl className={styles.badges}>
      <dt>{cardWords.features}</dt>
      {badges.map(({ label, emoji, color }) => (
        <dd key={label}>
          <Chip mark={emoji ? undefined : color}>
            {emoji && <span aria-hidden="true">{emoji}</span>}
            {label}
          </Chip>
        </dd>
      ))}
    </dl>
  );
}

/** Cards with a 180 px picture, a country or role, and badges. Parts without content are left out. */
export function BadgeCards({ title, cards, note }: Props) {
  return (
    <section className={`band wrap ${styles.section}`}>
      <SectionTitle title={title} intro={note} />
      <CardRow>
        {cards.map((card) => (
          <Card key={card.title} className={styles.card} data-service={card.service}>
            <div className={styles.art}>
              <Drawing name={card.image} />
            </div>
            <CardBody>
              <div>
                <h3>{card.title}</h3>
                <Chip className={styles.place}>{card.country}</Chip>
              </div>
              <p className="muted">{card.description}</p>
              {card.badges?.length ? <Badges badges={card.badges} /> : null}
              <div className={styles.foot}>
                {card.link && <ButtonLink {...card.link} aria-label={`${card.link.label} ${card.title}`} />}
                {card.lang && <abbr title={cardWords.language}>{card.lang}</abbr>}
              </div>
            </CardBody>
          </Card>
        ))}
      </CardRow>
    </section>
  );
}
