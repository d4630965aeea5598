import type { ReactNode } from 'react';
import type { Link } from './link.ts';
import styles from './TextLink.module.css';

type Props = Pick<Link, 'href' | 'newTab'> & { children: ReactNode };

/** A link in running text, in bold. */
export function TextLink({ href, newTab = false, children }: Props) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...tab} href={href} className={styles.link}>
      {children}
    </a>
  );
}
