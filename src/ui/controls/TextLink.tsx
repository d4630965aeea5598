import type { Link } from './link.ts';
import styles from './TextLink.module.css';

type Props = Pick<Link, 'href' | 'newTab' | 'more'> & { children: string };

/** A link in running text, in bold. */
export function TextLink({ href, newTab = false, more, children }: Props) {
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a aria-label={more && children + more} {...tab} href={href} className={styles.link}>
      {children}
    </a>
  );
}
