import type { Link } from '../../../domain/content/fields.ts';
import { LOOM, Loom } from '../../art/loom.tsx';
import { useContent } from '../../content.tsx';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { PauseToggle } from '../../ui/controls/PauseToggle.tsx';
import { hasLongWord } from '../long-word.ts';
import styles from './VideoBlock.module.css';

/** URLs of the video in two formats. */
export type VideoSource = { readonly webm: string; readonly mp4: string };
type Props = { title: string; motto: string; link?: Link; source?: VideoSource };

/**
 * A looping video behind a title and a motto. `VideoBlock.client.ts` plays it over a drawing of its last frame. Without a
 * source it renders nothing and logs a warning.
 */
export function VideoBlock({ title, motto, link, source }: Props) {
  const { pauseLabels } = useContent();
  if (!source) {
    console.warn(`VideoBlock «${title}» has no video source: nothing is rendered.`);
    return null;
  }
  return (
    <section className={`night ${styles.block}`} data-client="VideoBlock">
      <svg
        className="on-screen fill"
        viewBox={`0 0 ${LOOM.width} ${LOOM.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <Loom />
      </svg>
      <video
        className="fill"
        muted
        loop
        playsInline
        preload="none"
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
      >
        <source src={source.webm} type="video/webm;codecs=av01.0.08M.08" />
        <source src={source.mp4} type="video/mp4;codecs=avc1.640028" />
      </video>
      <div className={`wrap ${styles.words}`}>
        <h2 data-long={hasLongWord(title) || undefined}>{title}</h2>
        <p>{motto}</p>
        {link && (
          <div className="actions">
            <ButtonLink {...link} variant="maiz" />
          </div>
        )}
      </div>
      <div className={styles.pause} data-part="pause" hidden>
        <PauseToggle label={pauseLabels.video} />
      </div>
    </section>
  );
}
