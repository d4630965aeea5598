import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export type ChipMark = 'grana' | 'maiz' | 'eucalipto' | 'teja' | 'hollow';

type Props = {
  /** `maiz` is prominent; `ground` inverts the colours of its panel. */
  tone?: 'maiz' | 'ground';
  /** Colour of a bar before the text. */
  mark?: ChipMark | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A short label on a card: a place, a feature, a state. */
export function Chip({ tone, mark, className = '', children }: Props) {
  return (
    <span className={`${styles.chip} ${className}`.trim()} data-tone={tone} data-mark={mark}>
      {children}
    </span>
  );
}
