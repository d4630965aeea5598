import { drawingsIn } from './drawings.tsx';
import type { IconId } from './icons.ts';
import styles from './Sprite.module.css';

type Props = { html: string; also?: readonly IconId[] };

/** Defines, once a page, exactly the drawings that its markup uses, and those named. Comes before that markup. */
export function Sprite({ html, also = [] }: Props) {
  return (
    <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
      <defs>{drawingsIn(html + also.map((id) => `href="#${id}"`).join(''))}</defs>
    </svg>
  );
}
