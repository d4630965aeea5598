import type { ReactNode } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import styles from './Disclosure.module.css';

type Props = {
  summary: string;
  /** Initially open. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A `<details>` element with an icon. */
export function Disclosure({ summary, open, className = '', children }: Props) {
  return (
    <details open={open} className={`${styles.disclosure} ${className}`.trim()}>
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
