import styles from './Bar.module.css';
import { lengthOf } from './bars.ts';

/** Units of a whole bar in its drawing, which is as wide as its place. */
const WHOLE = 1_000;

type Props = { value: number; whole: number; size: 'thick' | 'thin' };

/** A bar as long as a value's part of the whole; the number stands beside it. */
export function Bar({ value, whole, size }: Props) {
  return (
    <svg
      className={styles.bar}
      data-size={size}
      viewBox={`0 0 ${WHOLE} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={lengthOf(value, whole, WHOLE)} height="1" />
    </svg>
  );
}
