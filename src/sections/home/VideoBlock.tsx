import { pauseLabels } from '../../../content/widgets.ts';
import { LOOM, Loom } from '../../art/loom.tsx';
import { PauseToggle } from '../../ui/PauseToggle.tsx';
import styles from './VideoBlock.module.css';

/** Addresses of one video in two formats. */
export type VideoSource = { readonly webm: string; readonly mp4: string };
type Props = { title: string; motto: string; source?: VideoSource };

/**
 * The loom: a video of the poncho being woven, under a title and a motto of live text. The finished
 * cloth stays beneath as a drawing; `play-in-view.ts`, which the page adds, plays the video over it. Without a
 * source there is no block, only a warning.
 */
export function VideoBlock({ title, motto, source }: Props) {
  if (!source) {
    console.warn(`VideoBlock «${title}» has no video source: nothing is rendered.`);
    return null;
  }
  return (
    <section className={`night ${styles.block}`}>
      <svg viewBox={`0 0 ${LOOM.width} ${LOOM.height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Loom />
      </svg>
      <video muted loop playsInline preload="none" disablePictureInPicture tabIndex={-1} aria-hidden="true">
        <source src={source.webm} type="video/webm;codecs=av01.0.08M.08" />
        <source src={source.mp4} type="video/mp4;codecs=avc1.640028" />
      </video>
      <div className={`wrap ${styles.words}`}>
        <h2>{title}</h2>
        <p>{motto}</p>
      </div>
      <div className={styles.pause} hidden>
        <PauseToggle label={pauseLabels.video} />
      </div>
    </section>
  );
}
