import type { HomeWords } from '../../../domain/content/pages/home.ts';
import { Wordmark } from '../../layout/Wordmark.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Drawing } from '../../ui/pictures/Drawing.tsx';
import styles from './Hero.module.css';

type Props = HomeWords['hero'];

/** The top of the home page: the brand name in a landscape, with a parallax effect (docs/design.md#motion). */
export function Hero({ title, statement, text, primary, secondary }: Props) {
  return (
    <section className={styles.hero} data-client="Hero">
      <div className={styles.landscape}>
        <Drawing name="sky" className={styles.sun} />
        <svg className={styles.far} viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden="true">
          <g transform="matrix(-1 0 0 1 1180 0)">
            <use href="#_mountain" />
            <use href="#_mountain" fill="url(#_weave)" />
          </g>
        </svg>
        <Wordmark name={title} as="h1" className={styles.brand} />
        <svg className={styles.near} viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden="true">
          <use href="#_poncho" />
        </svg>
        <svg className={styles.valley} viewBox="0 0 1440 420" preserveAspectRatio="none" aria-hidden="true">
          <use href="#_mountain" transform="matrix(-1.5 0 0 1.1 1900 0)" />
        </svg>
      </div>
      <div className={styles.foot}>
        <Columns split="7-5" align="end" className={`wrap ${styles.columns}`}>
          <h2>{statement}</h2>
          <div>
            <p>{text}</p>
            <div className="actions">
              <ButtonLink {...primary} arrow="forward" /> {secondary && <ButtonLink {...secondary} variant="line" />}
            </div>
          </div>
        </Columns>
      </div>
      {/* Shows that the words are parsed whole: see the style sheet. */}
      <span hidden />
    </section>
  );
}
