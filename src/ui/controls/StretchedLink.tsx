import type { ReactNode } from 'react';
import styles from './StretchedLink.module.css';

type Props = { href: string; children: ReactNode };

/** The only link of a box, such as its title. It covers the nearest positioned ancestor: the whole box is clickable. */
export function StretchedLink({ href, children }: Props) {
  return (
    <a href={href} className={styles.link}>
      {children}
    </a>
  );
}
