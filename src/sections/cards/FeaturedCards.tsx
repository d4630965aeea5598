import type { Content } from '../../../domain/content/content.ts';
import { useContent } from '../../content.tsx';
import { useColourOf } from '../../data/service-colours.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Card, CardBody } from '../../ui/layout/Card.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { Drawing } from '../../ui/pictures/Drawing.tsx';
import { hasLongWord } from '../long-word.ts';
import styles from './FeaturedCards.module.css';

/** A longer header would put its short words on lines of their own in the size of page titles. */
const LONG_HEADER = 40;

/** Cards, by default those of the welcome; each title completes the sentence that the header begins. Nothing without cards. */
export function FeaturedCards(given: Partial<Content['welcome']>) {
  const colourOf = useColourOf();
  const { welcome } = useContent();
  const { header = welcome.header, cards = welcome.cards } = given;
  if (cards.length === 0) return null;
  return (
    <section className={`band wrap ${styles.grid}`}>
      <div className={styles.title}>
        <h2 data-long={hasLongWord(header) || header.length > LONG_HEADER || undefined}>{header}</h2>
      </div>
      {cards.map(({ title, description, drawing, service, badge, link }) => (
        <Card key={title} className={styles.card} data-colour={colourOf(service)}>
          <div className={styles.art}>
            <Drawing name={drawing} />
          </div>
          <CardBody>
            {badge && (
              <Chip tone="maiz" className={styles.badge}>
                {badge}
              </Chip>
            )}
            <h3>{title}</h3>
            <p className="muted">{description}</p>
            <p>
              <TextLink {...link}>{link.label}</TextLink>
            </p>
          </CardBody>
        </Card>
      ))}
    </section>
  );
}
