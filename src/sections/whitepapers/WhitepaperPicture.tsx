import type { PictureName } from '../../../domain/whitepapers/whitepaper.ts';
import { IconFigure } from '../../art/IconFigure.tsx';
import { RISINGS } from '../../art/risings.ts';
import styles from './WhitepaperPicture.module.css';

type Props = {
  /** Address of a stored picture; comes before the drawings. */
  image?: string | undefined;
  /** The subject woven into the sun. */
  picture?: PictureName | undefined;
  /** Chooses, where there is neither, a crop of the poncho: always the same for the same text. */
  seed: string;
  /** The picture is among the first things seen. */
  first?: boolean;
};

const CROPS = ['0 60 640 360', '300 20 640 360', '560 40 640 360', '800 60 640 360'];

function cropFor(seed: string): string | undefined {
  const sum = [...seed].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return CROPS[sum % CROPS.length];
}

/** The picture of a whitepaper, 16:9: its own, its subject as the sun over Ilaló, or cloth. Decorative. */
export function WhitepaperPicture({ image, picture, seed, first = false }: Props) {
  if (image) {
    const loading = first ? 'eager' : 'lazy';
    return (
      <img className={styles.picture} src={image} alt="" width="640" height="360" loading={loading} decoding="async" />
    );
  }
  if (!picture) {
    return (
      <svg className={styles.picture} viewBox={cropFor(seed)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#poncho" width="1440" height="420" />
      </svg>
    );
  }
  const { sky, sun, figure, from } = RISINGS[picture];
  return (
    <svg className={styles.picture} viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={sky} d="M0 0h640v360H0z" />
      <use href="#sky" className={sun} x="188" y="28" width="264" height="264" />
      <IconFigure name={picture} className={figure} x={248} y={72} size={144} />
      <svg x="0" y="196" width="640" height="200" viewBox={`${from} 0 640 200`}>
        <use href="#poncho" width="1440" height="420" />
      </svg>
    </svg>
  );
}
