import { Children, type HTMLAttributes, type ReactNode } from 'react';
import styles from './Card.module.css';

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'article' | 'div' | 'li' | 'a';
  /** With `as="a"`: the whole card is the link. */
  href?: string;
};

/** A notched box. A picture reaches its edges; text goes into a `CardBody`. */
export function Card({ as: Tag = 'article', className = '', ...rest }: Props) {
  return <Tag {...rest} className={`${styles.card} ${className}`.trim()} />;
}

/** The text of a card, with padding. */
export function CardBody({ className = '', ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={`${styles.body} ${className}`.trim()} />;
}

/** Cards side by side: two per row on tablets, where a last odd card has its own row, and one column on phones. */
export function CardRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.row} data-cards={Children.toArray(children).length}>
      {children}
    </div>
  );
}
