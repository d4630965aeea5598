import type { ReactNode } from 'react';
import styles from './Columns.module.css';

type Props = { children: ReactNode; aside?: ReactNode };

/** Main content in seven columns, an aside in four. */
export function Columns({ children, aside }: Props) {
  return (
    <section className={`band wrap columns ${styles.columns}`}>
      <div className={styles.main}>{children}</div>
      {aside}
    </section>
  );
}
