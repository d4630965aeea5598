import type { HomeWords } from '../../../domain/content/pages/home.ts';
import { useColourOf } from '../../data/service-colours.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import styles from './HeroBanners.module.css';

/** Panels, two side by side, each with the large initial of its title. Renders nothing without any. */
export function HeroBanners({ banners }: Pick<HomeWords, 'banners'>) {
  const colourOf = useColourOf();
  if (banners.length === 0) return null;
  return (
    <section className={styles.pair}>
      {banners.map(({ service, paragraph, content, link }) => (
        <article key={paragraph.title} className={`panel ${styles.banner}`} data-colour={colourOf(service)}>
          <span className={`on-screen ${styles.letter}`} aria-hidden="true">
            {paragraph.letter}
          </span>
          <h2>{paragraph.title}</h2>
          <b>{paragraph.subTitle}</b>
          <p>{content}</p>
          {/* Search engines read the words of a link, not its accessible name. */}
          <ButtonLink {...link} label={`${link.label}: ${paragraph.title}`} variant="chalk" />
        </article>
      ))}
    </section>
  );
}
