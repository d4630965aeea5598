import type { AnchorHTMLAttributes } from 'react';
import styles from './TextLink.module.css';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & { href: string };

/** A link among words, in bold. A new tab never gets the opener. */
export function TextLink(props: Props) {
  return <a rel={props.target === '_blank' ? 'noopener' : undefined} {...props} className={styles.link} />;
}
