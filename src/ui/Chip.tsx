import type { ReactNode } from 'react';
import styles from './Chip.module.css';

type Props = {
  /** `maiz` stands out; `ground` has the colours of its panel, exchanged. */
  tone?: 'maiz' | 'ground';
  /** Colour of a bar before the words. */
  mark?: 'grana' | 'maiz' | 'eucalipto' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A word or two about a card: a place, a feature, a state. */
export function Chip({ tone, mark, className = '', children }: Props) {
  return (
    <span className={`${styles.chip} ${className}`.trim()} data-tone={tone} data-mark={mark}>
      {children}
    </span>
  );
}
