import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = {
  /** Widths in twelfths, halves by default; with `auto` the second column is as wide as its content. */
  split?: '7-5' | '5-7' | '4-8' | 'auto';
  align?: 'center' | 'end';
  className?: string | undefined;
  children: ReactNode;
};

/** Two children side by side; on phones one below the other. */
export function Columns({ split, align, className = '', children }: Props) {
  return (
    <div className={`${styles.columns} ${className}`.trim()} data-split={split} data-align={align}>
      {children}
    </div>
  );
}
