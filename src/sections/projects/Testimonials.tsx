import type { Link } from '../../../domain/content/fields.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import { Card, CardBody, CardRow } from '../../ui/layout/Card.tsx';
import { SectionTitle } from '../../ui/layout/SectionTitle.tsx';
import { Photo } from '../../ui/pictures/Photo.tsx';
import type { PhotoData } from '../../ui/pictures/photo-data.ts';
import styles from './Testimonials.module.css';

type Quote = {
  readonly name: string;
  readonly role?: string | undefined;
  readonly words: string;
  readonly portrait?: PhotoData | undefined;
  /** Link to the project that the quote is about. */
  readonly link?: Link | undefined;
};
type Props = { title: string; quotes: readonly Quote[] };

/** Quotes from clients; renders nothing without any. */
export function Testimonials({ title, quotes }: Props) {
  if (quotes.length === 0) return null;
  return (
    <section className="band wrap">
      <SectionTitle title={title} />
      <CardRow>
        {quotes.map((quote) => (
          <Card key={quote.words}>
            <CardBody className={styles.body}>
              <blockquote className={styles.words}>
                <p>{quote.words}</p>
              </blockquote>
              <Speaker {...quote} />
            </CardBody>
          </Card>
        ))}
      </CardRow>
    </section>
  );
}

function Speaker({ name, role, portrait, link }: Quote) {
  return (
    <div className={styles.speaker}>
      {portrait && (
        <span className={styles.portrait}>
          <Photo photo={portrait} cover />
        </span>
      )}
      <p>
        <b>{name}</b> {role && <span className="muted">{role}</span>}{' '}
        {link && (
          <TextLink href={link.href} more={` ${name}`}>
            {link.label}
          </TextLink>
        )}
      </p>
    </div>
  );
}
