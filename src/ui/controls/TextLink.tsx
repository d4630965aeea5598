import { type Link, useLinkAttributes } from './link.ts';
import styles from './TextLink.module.css';

type Props = Pick<Link, 'href' | 'newTab' | 'more'> & { children: string };

/** A link in running text, in bold. */
export function TextLink({ children, ...link }: Props) {
  const linkAttributes = useLinkAttributes();
  return (
    <a {...linkAttributes({ label: children, ...link })} className={styles.link}>
      {children}
    </a>
  );
}
