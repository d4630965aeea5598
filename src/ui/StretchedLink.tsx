import type { ReactNode } from 'react';
import styles from './StretchedLink.module.css';

type Props = { href: string; children: ReactNode };

/** The only link of a box, such as its title; takes clicks on the whole of the positioned box around it. */
export function StretchedLink({ href, children }: Props) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  );
}
