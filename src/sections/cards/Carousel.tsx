import type { Content } from '../../../domain/content/content.ts';
import type { Link } from '../../../domain/content/fields.ts';
import { keepTogether } from '../../../domain/site/keep-together.ts';
import { useColourOf } from '../../data/service-colours.ts';
import { TextLink } from '../../ui/controls/TextLink.tsx';
import styles from './Carousel.module.css';
import '../../art/stairs.css';

export type Slide = Content['planPage']['carousel']['slides'][number] & {
  /** Above the title. */
  readonly label?: string;
  readonly link?: Link;
};
type Props = { label: string; slides: readonly Slide[] };

/** A different detail of the cloth for each slide. */
const CROPS = ['0 0 700 420', '380 0 700 420', '740 0 700 420'];

/**
 * Three slides, 320 px high, turned by swiping, arrow keys or the links below; they never move by themselves.
 * `Carousel.client.ts` keeps the page from scrolling and marks the current link. One slide has no link, and without any
 * nothing is rendered.
 */
export function Carousel({ label, slides }: Props) {
  const colourOf = useColourOf();
  if (slides.length === 0) return null;
  return (
    <section aria-labelledby="laminas" data-client="Carousel">
      <h2 id="laminas" className="hidden">
        {label}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div className={`on-screen ${styles.track}`} tabIndex={0} data-part="track">
        {slides.map(({ service, label: above, title, text, link }, index) => (
          <article
            key={title}
            id={`lamina-${index + 1}`}
            aria-label={title}
            className={`panel ${styles.slide}`}
            data-colour={colourOf(service)}
          >
            <svg
              className="stairs"
              viewBox={CROPS[index % CROPS.length]}
              preserveAspectRatio="xMidYMin slice"
              aria-hidden="true"
            >
              <use href="#_poncho" width="1440" height="420" />
            </svg>
            <div className={`wrap ${styles.words}`}>
              {above && <p>{above}</p>}
              <h3>{keepTogether(title)}</h3>
              <p>{text}</p>
              {link && (
                <p>
                  <TextLink {...link}>{link.label}</TextLink>
                </p>
              )}
            </div>
          </article>
        ))}
      </div>
      {slides.length > 1 && (
        <nav className={styles.marks} aria-label={label}>
          <ul>
            {slides.map(({ title }, index) => (
              <li key={title}>
                <a href={`#lamina-${index + 1}`}>
                  <span className="hidden">{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
