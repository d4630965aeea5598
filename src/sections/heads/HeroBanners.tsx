import type { Service } from '../../../domain/plans/plan.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './HeroBanners.module.css';

type Banner = {
  readonly service: Service;
  readonly paragraph: { readonly letter: string; readonly title: string; readonly subTitle: string };
  readonly content: string;
  readonly btn: { readonly label: string; readonly link: string; readonly linkTarget?: '_blank' };
};
type Props = { banners: readonly Banner[] };

/** Saturated panels side by side, each under the giant initial of its title. */
export function HeroBanners({ banners }: Props) {
  return (
    <section className={styles.pair}>
      {banners.map(({ service, paragraph, content, btn }) => (
        <article key={paragraph.title} className={`panel ${styles.banner}`} data-service={service}>
          <span className={styles.letter} aria-hidden="true">
            {paragraph.letter}
          </span>
          <h2>{paragraph.title}</h2>
          <b>{paragraph.subTitle}</b>
          <p>{content}</p>
          <ButtonLink href={btn.link} target={btn.linkTarget} variant="chalk" more={`: ${paragraph.title}`}>
            {btn.label}
          </ButtonLink>
        </article>
      ))}
    </section>
  );
}
