import type { ReactNode } from 'react';
import { proseWords } from '../../../content/widgets.ts';
import styles from './LongText.module.css';

type Props = {
  /** The table of contents; omitted when empty. */
  contents: readonly { readonly id: string; readonly title: string }[];
  /** Below the table of contents. */
  note?: ReactNode;
  children: ReactNode;
};

/** A long text with its table of contents beside it. */
export function LongText({ contents, note, children }: Props) {
  return (
    <div className={`band wrap columns ${styles.columns}`}>
      {contents.length > 0 && (
        <nav className={styles.contents} aria-label={proseWords.contents}>
          <h2>{proseWords.contents}</h2>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
          {note}
        </nav>
      )}
      {children}
    </div>
  );
}
