import { pauseLabel } from '../../content/widgets.ts';
import { PauseToggle } from '../ui/PauseToggle.tsx';
import styles from './VideoBlock.module.css';

type Props = { title: string; motto: string };

/** The loom: the poncho woven row by row on a dark warp, under a title and a motto of live text (DESIGN §6). */
export function VideoBlock({ title, motto }: Props) {
  return (
    <section className={styles.loom}>
      <svg viewBox="0 0 1440 820" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <pattern id="warp" width="16" height="8" patternUnits="userSpaceOnUse">
          <path className={styles.warp} d="M0 0h4v8H0z" />
        </pattern>
        <path fill="url(#warp)" d="M0 0h1440v820H0z" />
        <g className={styles.cloth}>
          <svg y="340" width="1440" height="480" viewBox="0 0 1440 420" preserveAspectRatio="none">
            <use href="#poncho" />
          </svg>
        </g>
      </svg>
      <div className={`wrap ${styles.words}`}>
        <h2>{title}</h2>
        <p>{motto}</p>
      </div>
      <div className={styles.pause}>
        <PauseToggle label={pauseLabel} />
      </div>
    </section>
  );
}
