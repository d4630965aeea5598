import type { HomeWords } from '../../../domain/content/pages/home.ts';
import { useContent } from '../../content.tsx';
import { useColourOf } from '../../data/service-colours.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Card, CardBody, CardRow } from '../../ui/layout/Card.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import { Drawing } from '../../ui/pictures/Drawing.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import type { PhotoData } from '../../ui/pictures/photo-data.ts';
import styles from './BadgeCards.module.css';

type BadgeCard = HomeWords['badgeCards']['cards'][number] & {
  /** Shown instead of the drawing. */
  readonly photo?: PhotoData | undefined;
};
type Props = {
  title: string;
  cards: readonly BadgeCard[];
  note?: string;
  /** Label of the badges. */
  features?: string;
};

/** The language of the pages, which no card needs to say. */
const OWN_LANGUAGE = 'ES';

function Badges({ label, badges }: { label: string; badges: NonNullable<BadgeCard['badges']> }) {
  return (
    <dl className={`row ${styles.badges}`}>
      <dt>{label}</dt>
      {badges.map(({ label: badge, emoji, color }) => (
        <dd key={badge}>
          <Chip mark={emoji ? undefined : color}>
            {emoji && <span aria-hidden="true">{emoji}</span>}
            {badge}
          </Chip>
        </dd>
      ))}
    </dl>
  );
}

/**
 * Cards with a picture, a country or role, and badges. Pictures are 180 px tall, or square if any card has a photograph.
 * Parts without content are left out, and so is the language unless it differs from the page's; renders nothing without cards.
 */
export function BadgeCards({ title, cards, note, features }: Props) {
  const colourOf = useColourOf();
  const { cardWords } = useContent();
  if (cards.length === 0) return null;
  const hasPhotos = cards.some(({ photo }) => photo);
  return (
    <section className={`band wrap ${styles.section}`} data-photos={hasPhotos || undefined}>
      <SectionTitle title={title} intro={note} />
      <CardRow>
        {cards.map((card) => (
          <Card key={card.title} className={styles.card} data-colour={colourOf(card.service)}>
            <div className={styles.art}>
              {card.photo ? <Photo photo={card.photo} cover /> : <Drawing name={card.image} />}
            </div>
            <CardBody>
              <h3>{card.title}</h3>
              <div className={`row ${styles.line}`}>
                <Chip>{card.country}</Chip>{' '}
                {card.lang && card.lang !== OWN_LANGUAGE && (
                  <span className="muted caption">
                    <span className="hidden">{cardWords.language} </span>
                    {card.lang}
                  </span>
                )}
              </div>
              <p className="muted">{card.description}</p>
              {card.badges?.length ? <Badges label={features ?? cardWords.features} badges={card.badges} /> : null}
              {card.link && (
                <div className={styles.foot}>
                  <ButtonLink {...card.link} more={` ${card.title}`} />
                </div>
              )}
            </CardBody>
          </Card>
        ))}
      </CardRow>
    </section>
  );
}
