import type { PictureName } from '../../../domain/whitepapers/whitepaper.ts';
import { IconFigure } from '../../art/IconFigure.tsx';
import { SUBJECT_PICTURES } from '../../art/subject-pictures.ts';

type Props = {
  /** Address of a picture, shown instead of a drawing. */
  image?: string | undefined;
  /** The whitepaper's subject, drawn on the sun. */
  picture?: PictureName | undefined;
  /** Without `image` and `picture`, selects one of four details of the cloth. */
  seed: string;
  /** Above the fold: not loaded lazily. */
  first?: boolean;
};

const CROPS = ['0 60 640 360', '300 20 640 360', '560 40 640 360', '800 60 640 360'];

function cropFor(seed: string): string | undefined {
  const sum = [...seed].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return CROPS[sum % CROPS.length];
}

/** The decorative picture of a whitepaper, 16:9. */
export function WhitepaperPicture({ image, picture, seed, first = false }: Props) {
  if (image) {
    const loading = first ? 'eager' : 'lazy';
    return <img className="fill" src={image} alt="" width="640" height="360" loading={loading} decoding="async" />;
  }
  if (!picture) {
    return (
      <svg className="fill" viewBox={cropFor(seed)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href="#_poncho" width="1440" height="420" />
      </svg>
    );
  }
  const { background, sun, figure, from } = SUBJECT_PICTURES[picture];
  return (
    <svg className="fill" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={background} d="M0 0h650v370H0z" />
      <use href="#_sky" className={sun} x="188" y="28" width="264" height="264" />
      <IconFigure name={picture} className={figure} x={248} y={72} size={144} />
      <svg x="0" y="196" width="640" height="200" viewBox={`${from} 0 640 200`}>
        <use href="#_poncho" width="1440" height="420" />
      </svg>
    </svg>
  );
}
